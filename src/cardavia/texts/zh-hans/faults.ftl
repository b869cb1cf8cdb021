# Faults that need their own explanation

error-table-unreadable = 这张牌桌打不开了
    .why = 它所用的规则或选项，网站的这个版本已经不支持；也可能是它的记录损坏了。其中的内容没有改变。
    .what = 请新开一桌。网站的管理者可以在服务器的消息里找到原因。
error-kernels = 游戏没有准备成功
    .why = 规则在这台机器上无法编译，所以不能开桌。
    .what = 网站的管理者可以在服务器的消息里找到原因；重新启动会再试一次。
error-preparing = 游戏还在准备
    .why = 规则正在编译。只在第一次启动时需要，几秒钟就好。
    .what = 请稍后重新载入这个页面。
