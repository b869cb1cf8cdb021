# What the site's own pages say about Shengji. The table's texts are in shengji.ftl.

shengji-name = 升级
shengji-box = 108 张 · 两副牌
shengji-summary = 4 人，二对二，从 2 打过 A
shengji-emblem = 海上红日，日中一个“升”字

shengji-option-first_dealer = 第一局谁坐庄
    .hint = 由亮主决定。
shengji-option-first_dealer-earliest = 最先亮主的人
shengji-option-first_dealer-standing = 最后定主的人
shengji-option-pass_ace = 过 A
    .hint = 谁打过 A 能赢得整场。
shengji-option-pass_ace-any = 双方都可以
shengji-option-pass_ace-defend = 打 A 的庄家方
shengji-option-stops = 必打的级
    .hint = 谁也不能跳过的级。
shengji-option-stops-null = 没有
shengji-option-stops-5TK = 5、10、K
shengji-option-stops-5TKA = 5、10、K、A
shengji-option-stops-TJQKA = 10、J、Q、K、A
shengji-option-stops_defend = 必打的级须坐庄打过
    .hint = 打到必打的级，坐庄打赢才能升。
shengji-option-throws = 甩牌
    .hint = 同一门花色的几种牌型可以一起首出。
shengji-option-throw_penalty = 甩牌失败的罚分
    .hint = 甩牌失败给另一方多少分。
shengji-option-throw_penalty-0 = 不罚
shengji-option-throw_penalty-10 = 10 分
shengji-option-throw_kitty = 最后一轮是甩牌
    .hint = 底牌的倍数按哪些牌算。
shengji-option-throw_kitty-all = 全部的牌
shengji-option-throw_kitty-longest = 最长的牌型
shengji-option-follow_tractor = 拖拉机跟拖拉机
    .hint = 有拖拉机就必须用拖拉机跟。
shengji-option-reinforce = 加固自己亮的主
    .hint = 三家不叫之后，可以再亮第二张级牌。
shengji-option-reinforce-off = 不可以
shengji-option-reinforce-own_turn = 一次
shengji-option-no_call = 没有人亮主
    .hint = 四家都不叫怎么办。
shengji-option-no_call-kitty = 由底牌定主
shengji-option-no_call-no_trump = 打无主
shengji-option-no_call-redeal = 重新发牌
shengji-option-kitty_factor = 底牌的倍数
    .hint = 底牌的分乘以多少。
shengji-option-kitty_factor-2n = 张数的两倍
shengji-option-kitty_factor-power = 2、4、8、16，依此类推
shengji-option-kitty_factor-two = 总是 2
shengji-option-kitty_factor-kind = 按牌型 2、4、8

shengji-example-points = 打 2，红桃是主。对家的黑桃{"\u2060"}A 最大。看看把 10 垫给他，你们能得多少分。
shengji-example-call = 打 2，第一局。已经有人亮了梅花{"\u2060"}2。试试你手里哪些牌更强。
shengji-example-no-trump = 无主，打 10。10 比所有的 A 都大，一对 10 可以连上一对小王。
shengji-example-tractor = 打 6，红桃是主。黑桃的 5 和 7 前后相连。试试哪些对子可以一起首出。
shengji-example-one-pair = 首出黑桃两对，你有一对。这一对必须跟，再选两张黑桃补足。
shengji-example-level-cards = 打 2，红桃是主。首出黑桃{"\u2060"}2。梅花{"\u2060"}2 和它一样大：看谁为大。
shengji-example-kitty = 底牌里有一张 K 和一张 5。看看用对子赢最后一轮算多少分，拆开打又算多少。
shengji-example-promotion = 闲家方有 70 分。看看把 10 垫给对家的 A，和留着不出，分别是谁升级。

# What the rules ask of whoever follows, as the page that checks it says it.
shengji-duty-lead = { $shape ->
    [single] 首出单张
    [pair] 首出对子
   *[tractor] 首出 { $pairs } 对的拖拉机
}，{ $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
    [D] 方块
   *[T] 主牌
}：{ $cards }。
shengji-duty-gap = 级牌抽走之后不留空档，所以打 { $level } 的时候，这几张是相连的：{ $cards }。
shengji-duty-level-away = 级牌都是主牌，不论牌面上是什么花色。这几张不算首出的那一门：{ $cards }。
shengji-duty-level-joins = 级牌都是主牌，不论牌面上是什么花色。所以这几张算首出的那一门：{ $cards }。
shengji-duty-own = 要出 { $wanted } 张。{ $held ->
    [0] 首出的这门你一张也没有。
   *[other] 首出的这门你有 { $held } 张：{ $cards }。
}
shengji-duty-any-own = 这门的牌你有，跟其中任意一张都行。
shengji-duty-no-pairs = 这门的牌够，必须全出这门。这门里你没有对子，任意 { $wanted } 张都行。
shengji-duty-all-pairs = 这门的牌够，必须全出这门，有对子先跟对子。必须跟出的对子：{ $cards }。{ $loose ->
    [0] {""}
   *[other] 再用 { $loose } 张这门的散牌补足。
}
shengji-duty-some-pairs = 这门的牌够，必须全出这门，有对子先跟对子。{ $held } 对里任选 { $pairs } 对：{ $cards }。
shengji-duty-any-pairs = 跟的对子不必相连，也不必用拖拉机跟拖拉机。
shengji-duty-tractor = 这一桌要用拖拉机跟拖拉机。必须跟出 { $pairs } 对的拖拉机，从这些牌里选：{ $cards }。
shengji-duty-all-own = 这门的牌不够，必须全部跟出，再随便垫 { $free } 张补足。
shengji-duty-free = { $suit ->
    [T] 随便垫什么都行。
   *[other] 出什么都行：可以用主牌毙，也可以不毙。
}

# In a terminal
shengji-terminal-help =
    牌            点数加花色：7s 是黑桃7，th 是红桃10（c 梅花，d 方块，h 红桃，s 黑桃）
                  王：jb 是小王，jr 是大王
    7s            出这张牌
    5s 5s         出对子，5s 5s 6s 6s 是拖拉机；空格、逗号和加号都一样
    call 2s       用这张牌亮主；pass 不叫
    bury 3c 4c .. 扣下 8 张底牌
    1 2 3 ...     出列表中那一行
    legal         再列一遍你能出的牌
    score         双方的级和亮出的牌
    undo          收回你的上一手，以及之后出的牌
    quit          离开；会告诉你以后怎样继续
