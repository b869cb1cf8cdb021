# The live table: everything that is not a game's own. Names of cards and items are in the game's file.

table-title = 与 { $who } 的牌桌
you = 你
person = 真人
# The one game told in Chinese has a 庄家, who does more than deal.
dealer = 庄家
is-to-play = 轮到出牌
seat-level-novice = AI，新手
seat-level-casual = AI，休闲
seat-level-club = AI，俱乐部
seat-level-expert = AI，高手
seat-level-master = AI，大师
seat-facts = { $level } · { $cards } 张牌

# Zones
your-hand = 你的手牌，{ $cards } 张
on-table = 桌面上，{ $cards } 张牌
stock-left = 待发
stock-empty = 已发完
pile-yours = 你的得牌
pile-theirs = 对方的得牌
pile-cards = { $cards } 张牌
took-last = 最后吃牌
you-deal = 你发的牌
last-capture = 上一次吃牌
last-capture-of = 上一次吃牌：{ $who }
score = 比分
log = 对局记录

# Partners: two sides of two
we = 我方
they = 对方
seat-partner = 对家
seat-left = 左家
seat-right = 右家
seat-name = { $place } { $name }
pile-ours = 我方得牌
pile-opponents = 对方得牌
sides-sheet-title = 第 { $deal } 局：我方 { $mine }，对方 { $theirs }
sides-sheet-won = 我方 { $mine } 比 { $theirs } 赢得整场
sides-sheet-lost = 对方 { $theirs } 比 { $mine } 赢得整场
sides-deal-won = 我方胜，{ $mine } 比 { $theirs }
sides-deal-lost = 对方胜，{ $theirs } 比 { $mine }
sides-say-deal-over = 本局结束：我方 { $mine }，对方 { $theirs }
sides-say-match-over = 整场结束：我方 { $mine }，对方 { $theirs }
sides-read-match = 整场：我方 { $mine }，对方 { $theirs }

# Many captures, and cards that may be left although they could take
prompt-many = { $count } 种吃法：点桌面上的牌来选
ticket-leave-note = 留在桌面上
mark-fresh = 刚放下
key-place = 把选中的牌留在桌面上

# Connection
link-lost = 连接已断开，正在重试；在此期间不会出牌。
link-back = 连接已恢复。
closed-unknown = 这张牌桌已经不在了。请从游戏页面新开一桌。
closed-seat = 这个浏览器在这张牌桌没有座位。请用当初开桌的浏览器。
preparing-rules = 正在准备规则。只在第一次启动时需要，几秒钟就好。
preparing-players = 正在准备电脑玩家。只在第一次启动时需要，几秒钟就好。

# What is expected now
prompt-dealing = 正在发牌
prompt-sending = 正在发送
prompt-unsent = 等待连接
prompt-sent = 已出牌
prompt-thinking = { $who } 思考中
prompt-over = 本局结束
prompt-ahead = 已选好{ $card }，轮到你时出
prompt-your-turn = 轮到你了
prompt-pick = 选一张手牌，或点桌面上的牌，看哪张手牌能吃
prompt-again = 再点一下就出牌
prompt-choose = 选择吃哪些牌
prompt-other = 点另一组，或者吃这些
prompt-takers = 标出的手牌正好能吃这些
prompt-group = 再点几张牌
button-idle = 选一张牌
button-sheet = 计分表
button-next = 下一局
button-again = 再玩一场
button-look = 看牌桌
button-close = 关闭
button-verify = 验证洗牌
button-copy = 复制为文本
button-copied = 已复制
copy-by-hand = 浏览器不允许页面复制。请自己复制：
button-hint = 提示
button-hint-more = 更多
button-undo = 悔牌
button-rules = 规则
button-claim = 余牌全收
practice = 练习
prompt-claimed = 其余的牌依次打完
choices = { $count } 种选择

# Score
match-to = 先得 { $target } 分
match-one-deal = 单局
match-deals = 第 { $deal } 局，共 { $deals } 局
this-deal = 本局
cards-taken = 吃得的牌
pill = { $us } { $mine } · { $them } { $theirs }
sheet = 计分表
sheet-title = 第 { $deal } 局：你 { $mine }，{ $who } { $theirs }
sheet-won = 你 { $mine } 比 { $theirs } 赢得整场
sheet-lost = { $who } { $theirs } 比 { $mine } 赢得整场
sheet-drawn = 整场平局，各 { $mine } 分
deal-won = 你胜，{ $mine } 比 { $theirs }
deal-lost = { $who } 胜，{ $theirs } 比 { $mine }
deal-drawn = 平局，各 { $mine } 分
sheet-deal = 本局
sheet-match = 整场，先得 { $target } 分
sheet-match-deals = 整场共 { $deals } 局
sheet-before = 本局之前 { $mine } 和 { $theirs }

# Log
log-deal = 第 { $deal } 局，{ $who } 发牌
log-deal-yours = 第 { $deal } 局，你发牌
log-batch = 第 { $from } 至 { $to } 张
log-pending = 发送中

# Spoken
say-dealt = 发了 { $cards } 张牌
say-deal-over = 本局结束：你 { $mine }，对方 { $theirs }
say-match-over = 整场结束：你 { $mine }，对方 { $theirs }
read-turn-none = 现在没有人出牌
read-turn-theirs = 轮到 { $who } 出牌
read-match = 整场：你 { $mine }，对方 { $theirs }
read-hand = 你的手牌：{ $cards }
read-hand-empty = 你没有手牌了
read-table = 桌面上：{ $cards }
read-table-empty = 桌面是空的

# Hints
hint-look-forced = 只有一种出法。
hint-look-equal = 没有特别突出的出法。
advice-look = 注意：{ $cards }
advice-place = 放下{ $card }
advice-take = 用{ $card }吃{ $taken }
advice-best = 最好：{ $play }
advice-forced = 只有这一种出法。
advice-exact = 所有的牌都已知道，这是算到底的结果。
advice-clear = 明显最好。
advice-unclear = 别的出法可能一样好。
advice-other = 或者{ $play }：{ $difference ->
    [0] { $interval ->
        [0] 一样好
       *[other] 差不多好
    }
   *[other] { $interval ->
        [0] 少 { $difference } 分
       *[other] 少 { $difference } 分，误差 { $interval }
    }
}。
say-undone = 你的上一手已经收回。这一局现在算作练习。
void-deal = 重新发牌，因为桌面上是这些牌：{ $cards }

# Keys
keys = 按键
key-move = 在手牌或桌面牌中移动
key-zones = 在桌面、选择和手牌之间切换
key-pick = 选牌；再按一次出牌
key-skip = 跳过动画
key-drop = 放回选中的牌
key-choose = 选择一种吃法
key-next = 下一种吃法
key-table = 朗读桌面
key-hand = 朗读手牌
key-last = 上一次吃牌
key-score = 比分
key-turn = 轮到谁
key-rules = 打开规则
key-hint = 提示；再按一次更详细
key-undo = 收回上一手
key-type = 输入出牌
key-help = 这张列表

# Typed play
typed-label = 出牌
typed-play = 发送

# Why something is refused
refused-rule = 看规则
refused-unknown = 服务器拒绝了（{ $code }）。没有出牌。
refused-stale = 牌桌已经往下走了。没有出牌。
refused-malformed = 服务器没有看懂。没有出牌。
refused-too-fast = 太快了，没有出牌；请稍等再试。
refused-not-waiting = 这一局已经在进行。
refused-match-over = 整场已经结束。
refused-no-deal = 还没有发牌。没有出牌。
refused-deal-exists = 这一局已经发过牌了。
refused-kernels-failed = 游戏在这台服务器上无法运行。管理者可以用“cardavia warm”查看原因。
refused-not-stored = 服务器没能存储，所以没有出牌。请稍后再试。
refused-ambiguous = 这可以是几种出法：{ $readings }。没有出牌。
refused-readings = 你是指{ $readings }吗？
refused-preparing = 电脑玩家还在准备，请稍后再试。
refused-hint-failed = 提示没能算出来。请再试，或者不用提示继续。
refused-nothing-to-undo = 还没有可以收回的。
refused-nothing-to-claim = 余下的牌还没有定局，不能全收。
