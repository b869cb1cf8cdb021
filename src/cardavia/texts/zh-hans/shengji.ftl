# Shengji at the table: cards, calls, score, reasons, prompts, log and speech.

# Nothing comes between the signs of a card's name at the end of a line.
-joined = {"\u2060"}
-spades = 黑{ -joined }桃{ -joined }
-hearts = 红{ -joined }桃{ -joined }
-clubs = 梅{ -joined }花{ -joined }
-diamonds = 方{ -joined }块{ -joined }

card-2S = { -spades }2
card-3S = { -spades }3
card-4S = { -spades }4
card-5S = { -spades }5
card-6S = { -spades }6
card-7S = { -spades }7
card-8S = { -spades }8
card-9S = { -spades }9
card-TS = { -spades }10
card-JS = { -spades }J
card-QS = { -spades }Q
card-KS = { -spades }K
card-AS = { -spades }A
card-2H = { -hearts }2
card-3H = { -hearts }3
card-4H = { -hearts }4
card-5H = { -hearts }5
card-6H = { -hearts }6
card-7H = { -hearts }7
card-8H = { -hearts }8
card-9H = { -hearts }9
card-TH = { -hearts }10
card-JH = { -hearts }J
card-QH = { -hearts }Q
card-KH = { -hearts }K
card-AH = { -hearts }A
card-2C = { -clubs }2
card-3C = { -clubs }3
card-4C = { -clubs }4
card-5C = { -clubs }5
card-6C = { -clubs }6
card-7C = { -clubs }7
card-8C = { -clubs }8
card-9C = { -clubs }9
card-TC = { -clubs }10
card-JC = { -clubs }J
card-QC = { -clubs }Q
card-KC = { -clubs }K
card-AC = { -clubs }A
card-2D = { -diamonds }2
card-3D = { -diamonds }3
card-4D = { -diamonds }4
card-5D = { -diamonds }5
card-6D = { -diamonds }6
card-7D = { -diamonds }7
card-8D = { -diamonds }8
card-9D = { -diamonds }9
card-TD = { -diamonds }10
card-JD = { -diamonds }J
card-QD = { -diamonds }Q
card-KD = { -diamonds }K
card-AD = { -diamonds }A
card-JB = 小{ -joined }王
card-JR = 大{ -joined }王

# As the corner of the card shows it; jokers by their names
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-T = 10
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A
rank-JB = 小王
rank-JR = 大王

# The rules in brief
brief = 规则提要
brief-line-1 = 打赢一局，你们这一方就升级；先打过 A 的一方赢得整场。
brief-line-2 = 庄家一方守庄，另一方要抓够 80 分：每张 5 算 5 分，每张 10 和 K 算 10 分。
brief-line-3 = 亮主用一张级牌、一对级牌、一对小王或一对大王，后面的可以反前面的。
brief-line-4 = 庄家拿底牌，扣 8 张。
brief-line-5 = 主牌：主花色、所有级牌、小王、大王。
brief-line-6 = 首出单张、对子，或者拖拉机：同花色相连的几对。
brief-line-7 = 首出什么花色就跟什么花色，有对子先跟对子。
brief-line-8 = 牌型相同，同花色更大的，或者全用主牌毙的，赢这一轮；一样大，先出为大。
brief-line-9 = 另一方赢了最后一轮就是抠底，底牌的分也归他们：首出每一张算 2 倍。
brief-more = 完整规则
# Why an action is refused
refused-bad-notation = 看不懂这种出法，没有出牌。
refused-deal-over = 本局已经结束，没有出牌。
refused-not-your-turn = 还没轮到你，没有出牌。
refused-calling-first = 还没定主：先亮主，或者不叫。
refused-calling-over = 主已经定了，不能再亮。
refused-bury-first = 庄家要先扣 8 张底牌。
refused-bury-done = 8 张底牌已经扣好了。
refused-not-in-hand = 你手里没有：{ $cards }。
refused-one-joker = 一张王不能亮，要一样的两张。
refused-two-jokers = 王要单独亮，而且要一样的两张。这样不能亮：{ $cards }。
refused-level-suits = 只能亮一张级牌，或者同花色的两张。这样不能亮：{ $cards }。
refused-not-level = 亮主要用级牌，这一局打 { $level }。不是级牌：{ $cards }。
refused-not-stronger = 反主必须更强，强度相同不行。
refused-second-only = 现在只能再亮第二张{ $card }。
refused-eight-cards = 要扣 { $wanted } 张，不多不少；你选了 { $given } 张。
refused-several-suits = 这些牌不是同一门，不能一起首出：{ $cards }。
refused-no-pair = 这两张大小相同，但不成对子：{ $cards }。
refused-one-step = 这几对大小相同，连不起来：{ $cards }。
refused-gap = 这几对中间断了，缺的是：{ $between }。
refused-several-shapes = 这不止一种牌型，只能首出一种：{ $cards }。
refused-other-number = 首出 { $wanted } 张，你选了 { $given } 张。
refused-must-follow = { $suit ->
    [S] 首出黑桃，你的黑桃够跟，这些不能出：{ $cards }。
    [H] 首出红桃，你的红桃够跟，这些不能出：{ $cards }。
    [C] 首出梅花，你的梅花够跟，这些不能出：{ $cards }。
    [D] 首出方块，你的方块够跟，这些不能出：{ $cards }。
   *[T] 首出主牌，你的主牌够跟，这些不能出：{ $cards }。
}
refused-all-of-suit = { $suit ->
    [S] 你的黑桃不够，必须全部跟出。还缺：{ $cards }。
    [H] 你的红桃不够，必须全部跟出。还缺：{ $cards }。
    [C] 你的梅花不够，必须全部跟出。还缺：{ $cards }。
    [D] 你的方块不够，必须全部跟出。还缺：{ $cards }。
   *[T] 你的主牌不够，必须全部跟出。还缺：{ $cards }。
}
refused-pairs-first = { $wanted ->
    [1] 有对子先跟对子：{ $cards }。
   *[other] 有对子先跟对子。这些对子里要跟 { $wanted } 对：{ $cards }。
}
refused-tractor-first = 你有 { $pairs } 对的拖拉机，按这张牌桌的规则必须跟出。

# Trick, hand and piles
trick = 本轮
tag-led = 首出
tag-ahead = 最大
tag-throw = 甩牌
tag-throw-failed = 甩牌失败
note-throw = 甩牌
note-throw-failed = 甩牌失败，只剩这些
last-trick = 上一轮
last-trick-of = 上一轮，{ $who } 赢
button-last = 上一轮
pile-tricks = { $tricks } 轮
can-lead = 压得过

# Actions
button-play = 出{ $card }
button-call = 亮{ $card }
button-bury = 扣下这 8 张
button-pass = 不叫
action-play = 出{ $card }
action-call = 亮{ $card }
action-bury = 扣{ $card }
action-pass = 不叫

# Why a card is locked
lock-must-follow = { $suit ->
    [S] 首出黑桃，你的黑桃够跟：必须全出黑桃。
    [H] 首出红桃，你的红桃够跟：必须全出红桃。
    [C] 首出梅花，你的梅花够跟：必须全出梅花。
    [D] 首出方块，你的方块够跟：必须全出方块。
   *[T] 首出主牌，你的主牌够跟：必须全出主牌。
}
lock-all-of-suit = { $suit ->
    [S] 你的黑桃不够：必须全部跟出。
    [H] 你的红桃不够：必须全部跟出。
    [C] 你的梅花不够：必须全部跟出。
    [D] 你的方块不够：必须全部跟出。
   *[T] 你的主牌不够：必须全部跟出。
}
lock-pairs-first = 有对子先跟对子。
lock-tractor-first = 你有必须跟出的拖拉机。

# Score
item-tricks = 各轮的分
item-kitty = 底牌
item-levels = 升级

# Log
log-trick = 第 { $trick } 轮
log-called = 亮{ $card }
log-passed = 不叫
log-exposed = 翻开底牌：{ $taken }
log-discarded = 扣{ $card }
log-discarded-hidden = 扣 { $count } 张
log-led = 首出{ $card }
log-laid = 出{ $card }
log-won = 赢这一轮
log-pending-call = 亮{ $card }
log-pending-pass = 不叫
log-pending-bury = 扣{ $card }

# Spoken
say-you-called = 你亮{ $card }
say-they-called = { $who } 亮{ $card }
say-you-passed = 你不叫
say-they-passed = { $who } 不叫
say-exposed = 四家都不叫，翻开底牌：{ $cards }
say-you-discarded = 你扣了 { $count } 张
say-they-discarded = { $who } 扣了 { $count } 张
say-you-laid = 你出{ $card }
say-they-laid = { $who } 出{ $card }
say-you-won = 你赢了这一轮
say-they-won = { $who } 赢了这一轮
say-turn-calling = 轮到你：亮主，或者不叫
say-turn-burying = 轮到你：扣 8 张底牌
say-turn-playing = 轮到你{ $suit ->
    [S] ：首出黑桃
    [H] ：首出红桃
    [C] ：首出梅花
    [D] ：首出方块
    [T] ：首出主牌
   *[other] 首出
}
say-turn-over = 本局结束
read-trick = 本轮：{ $cards }。
read-ahead = 最大的是 { $who }。
read-trick-empty = 这一轮还没有人出牌
read-last-none = 还没有打完一轮
read-tricks = { $who }：{ $tricks } 轮

# Keys
key-move-hand = 在手牌中移动
key-zones-hand = 在手牌和按钮之间切换
key-next-card = 下一张可以出的牌
key-trick = 朗读本轮
key-last-trick = 上一轮
key-whole = 选这张牌所在的对子或拖拉机
key-shape = 选牌型，选垫牌，或亮主
key-pass = 不叫
key-facts = 级、主牌、谁亮的主

# Level and trumps
level = 级
level-past = 过 A
level-cards = 打 { $rank ->
    [T] 10
   *[other] { $rank }
}
match-levels = 打过 A 为止
trumps = 主牌
trump-S = 黑桃
trump-H = 红桃
trump-C = 梅花
trump-D = 方块
trump-NT = 无主
trump-NT-short = 无主
trump-open = 未定
trumps-facts = { $trump }，{ $level }
trumps-named = { $name }：{ $facts }
trumps-order = 从大到小：大王、小王、{ $suit }{ -joined }{ $level }、其他花色的 { $level }（一样大），然后是{ $suit }从大到小。
trumps-order-none = 从大到小：大王、小王，然后是所有的 { $level }（一样大）。
tag-level = 级牌
tag-first-stays = 一样大：先出为大

# Calling
calling = 亮主
calling-title = 谁来定主？
calling-passes = { $passes } 家不叫
calling-others = 别家正在亮主。
call-1 = 一张级牌
call-2 = 一对级牌
call-3 = 一对小王
call-4 = 一对大王
call-stands = { $who } 亮了{ $cards }。
call-trump = { $trump }
call-suit = 这门花色做主。
call-weaker = 已经亮出的更强。
call-equal = 强度相同，反不了。
call-one = 要一对，你只有一张。
call-none = 你没有。
called-by = { $who } 亮的：
seat-passed = 不叫
seat-shows = { $count ->
    [1] 亮{ $card }
   *[other] 亮两张{ $card }
}
seat-attacks = 闲家方
seat-defends = 庄家方

# Kitty
kitty-names = 四家不叫，翻底定主：{ $trump }
kitty-exposed = 翻开的底牌：
kitty-buried = 扣的底牌：
order-of-hand = 理牌
order-suit = 按花色
order-points = 按分数

# Filling up an answer
fill = 垫牌
fill-plain = 垫小牌
fill-points = 垫分

# Shapes
shapes = 牌型
shape-single = 单张
shape-pair = 对子
shape-tractor = { $pairs } 对的拖拉机
shape-cards = { $count } 张牌

# Points of the attackers
attack-who = { $who ->
    [we] 我方抓分：
   *[they] 对方抓分：
}
attack-points = { $points } / 80
attack-open = 桌上 { $points } 分

# What is expected now
prompt-call = 亮主，或者不叫
prompt-call-more = 反主必须更强。
prompt-bury = 选 { $wanted } 张扣下：已选 { $chosen } 张
prompt-bury-points = { $points ->
    [0] 扣的牌里没有分。
   *[other] 扣的牌里有 { $points } 分：闲家要是抠了底，至少多得 { $risk } 分。
}
prompt-lead = 你首出
prompt-lead-more = 单张、对子或拖拉机。连点两下选对子，长按选拖拉机。
prompt-lead-picked = 首出：{ $shape }
prompt-led = 首出{ $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
    [D] 方块
   *[T] 主牌
}{ $shape ->
    [pair] 对子
    [tractor] 拖拉机
    [throw] 甩牌
   *[single] {""}
}
prompt-chosen = 已选 { $chosen } / { $wanted } 张。
prompt-ahead-trick = { $who ->
    [you] 目前你最大。
    [partner] 目前对家最大。
   *[opponent] 目前 { $name } 最大。
}
duty-none = 你没有这门：随便出，也可以毙。
duty-few = 你只有 { $count } 张：必须全出，其余随便垫。
duty-suit = 要跟同一门。
duty-pairs = 有对子先跟对子。
duty-no-tractor = 有对子先跟对子，不必是拖拉机。
button-more = 再选 { $missing } 张
button-bury-more = 再选 { $missing } 张
button-play-shape = 出{ $shape }

# Score sheet
item-penalty = 甩牌失败罚分
sheet-attackers = 闲家方：{ $who }
sheet-attack-total = 闲家方共得
sheet-ladder = 双方的级
decided-tricks = 闲家方在各轮里得 { $points } 分
decided-kitty = 底牌 { $points } 分 × { $factor } = { $bonus }：闲家赢了最后一轮
decided-kitty-none = 底牌 { $points } 分；庄家方赢了最后一轮，不计
ended-void = 没有人亮主，重新发牌。
ended-attacked = { $who ->
    [we] 我方抓到 { $points } 分，上台。
   *[they] 对方抓到 { $points } 分，上台。
}
ended-defended = { $who ->
    [we] 我方守住了：对方抓到 { $points } 分。
   *[they] 对方守住了：我方抓到 { $points } 分。
}
ended-level-stays = { $who ->
    [we] 我方仍打 { $level }。
   *[they] 对方仍打 { $level }。
}
ended-rise = { $who ->
    [we] 我方
   *[they] 对方
}升 { $steps } 级，从 { $before } 到 { $after }。
ended-past = { $who ->
    [we] 我方打过 A，赢得整场。
   *[they] 对方打过 A，赢得整场。
}
ended-next = { $who ->
    [you] 下一局你坐庄。
   *[other] 下一局 { $name } 坐庄。
}

# Read aloud
read-facts = 打 { $level }，主牌：{ $trump }。庄家：{ $dealer }。我方 { $mine }，对方 { $theirs }。
read-call = { $who } 亮的：{ $cards }。
read-suit = { $suit ->
    [S] 黑桃
    [H] 红桃
    [C] 梅花
    [D] 方块
   *[T] 主牌
} { $count } 张：{ $cards }。
read-attack = { $who ->
    [we] 我方抓分，已有 { $points } 分
   *[they] 对方抓分，已有 { $points } 分
}，桌上 { $open } 分。

# Hints
hint-trick = 这样出，我方赢这一轮的可能是 { $chance }%，换一种出法是 { $other }%。
hint-ruffed = 这样出，这一轮被对方毙掉的可能是 { $chance }%，换一种出法是 { $other }%。
hint-points = 这样出，我方大约多抓 { $points } 分。
hint-last-trick = 最后一轮决定底牌归谁：这样出，我方赢的可能是 { $chance }%，换一种出法是 { $other }%。
hint-kitty = 这样在底牌上更合算：约值 { $points } 分。
hint-deal = 这样出，我方赢这一局的可能是 { $chance }%，换一种出法是 { $other }%。
hint-promoted = 这样出，我方升级的可能是 { $chance }%，换一种出法是 { $other }%。
hint-levels = 这样对升级更有利：约值 { $points } 分。
hint-danger-ruffed = 不过，这一轮被对方毙掉的可能有 { $chance }%。
hint-danger-kitty = 不过，对方抠底、拿走你扣下的分的可能有 { $chance }%。
hint-look-trick = 这一轮谁会赢，里面有多少分？
hint-look-points = 5、10、K 都在哪里，会归谁？
hint-look-kitty = 到最后谁手里的主牌最大？
hint-look-levels = 离下一档还差多少分？
