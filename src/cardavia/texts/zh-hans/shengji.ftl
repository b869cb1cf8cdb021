# Shengji at the table: cards, calls, score, reasons, prompts, log and speech.

card-2S = 黑桃2
card-3S = 黑桃3
card-4S = 黑桃4
card-5S = 黑桃5
card-6S = 黑桃6
card-7S = 黑桃7
card-8S = 黑桃8
card-9S = 黑桃9
card-TS = 黑桃10
card-JS = 黑桃J
card-QS = 黑桃Q
card-KS = 黑桃K
card-AS = 黑桃A
card-2H = 红桃2
card-3H = 红桃3
card-4H = 红桃4
card-5H = 红桃5
card-6H = 红桃6
card-7H = 红桃7
card-8H = 红桃8
card-9H = 红桃9
card-TH = 红桃10
card-JH = 红桃J
card-QH = 红桃Q
card-KH = 红桃K
card-AH = 红桃A
card-2C = 梅花2
card-3C = 梅花3
card-4C = 梅花4
card-5C = 梅花5
card-6C = 梅花6
card-7C = 梅花7
card-8C = 梅花8
card-9C = 梅花9
card-TC = 梅花10
card-JC = 梅花J
card-QC = 梅花Q
card-KC = 梅花K
card-AC = 梅花A
card-2D = 方块2
card-3D = 方块3
card-4D = 方块4
card-5D = 方块5
card-6D = 方块6
card-7D = 方块7
card-8D = 方块8
card-9D = 方块9
card-TD = 方块10
card-JD = 方块J
card-QD = 方块Q
card-KD = 方块K
card-AD = 方块A
card-JB = 小王
card-JR = 大王

# As the corner of the card shows it
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

# The rules in brief
brief = 规则提要
brief-line-1 = 打赢一局，你们这一方就升级；先打过 A 的一方赢得整场。
brief-line-2 = 庄家一方保庄，另一方要抓 80 分：每张 5 算 5 分，每张 10 和 K 算 10 分。
brief-line-3 = 亮一张级牌、一对级牌或一样的两张王来叫主，后面的可以反前面的。
brief-line-4 = 庄家拿底牌，扣 8 张。
brief-line-5 = 主牌：主花色、所有级牌、小王、大王。
brief-line-6 = 首出单张、对子，或者拖拉机：同花色不断的几对。
brief-line-7 = 尽量跟花色，对子先跟。
brief-line-8 = 牌型相同，同花色更大或全是主牌的赢这一轮；大小相同，先出的为大。
brief-line-9 = 另一方赢最后一轮，底牌的分也算，首出每一张算 2 倍。
brief-more = 完整规则
# Why an action is refused
refused-bad-notation = 这不是一种出法。没有出牌。
refused-deal-over = 本局已经结束。没有出牌。
refused-not-your-turn = 还没轮到你。没有出牌。
refused-calling-first = 还在叫牌：先亮主，或者不叫。
refused-calling-over = 叫牌已经结束，没有亮主。
refused-bury-first = 庄家要先扣 8 张底牌。
refused-bury-done = 8 张底牌已经扣好了。
refused-not-in-hand = 不在你手里：{ $cards }。
refused-one-joker = 一张王不能亮，要一样的两张。
refused-two-jokers = 王要单独亮，而且要一样的两张。这样不能亮：{ $cards }。
refused-level-suits = 只能亮一张级牌，或者同花色的两张。这样不能亮：{ $cards }。
refused-not-level = 亮主要用级牌，这一局打 { $level }。不是级牌：{ $cards }。
refused-not-stronger = 反主必须更强，强度相同不行。
refused-second-only = 现在只能再亮第二张{ $card }。
refused-eight-cards = 要扣整整 { $wanted } 张，你选了 { $given } 张。
refused-several-suits = 这些牌不是同一门花色，不能一起首出：{ $cards }。
refused-no-pair = 这两张大小相同，但不成对子：{ $cards }。
refused-one-step = 这几对大小相同，连不起来：{ $cards }。
refused-gap = 这几对中间断了，缺的是：{ $between }。
refused-several-shapes = 这不止一种牌型，只能首出一种：{ $cards }。
refused-other-number = 首出 { $wanted } 张，你选了 { $given } 张。
refused-must-follow = { $suit ->
    [S] 首出黑桃，你的黑桃够，不能出：{ $cards }。
    [H] 首出红桃，你的红桃够，不能出：{ $cards }。
    [C] 首出梅花，你的梅花够，不能出：{ $cards }。
    [D] 首出方块，你的方块够，不能出：{ $cards }。
   *[T] 首出主牌，你的主牌够，不能出：{ $cards }。
}
refused-all-of-suit = { $suit ->
    [S] 你的黑桃不够，必须全部跟出。还缺：{ $cards }。
    [H] 你的红桃不够，必须全部跟出。还缺：{ $cards }。
    [C] 你的梅花不够，必须全部跟出。还缺：{ $cards }。
    [D] 你的方块不够，必须全部跟出。还缺：{ $cards }。
   *[T] 你的主牌不够，必须全部跟出。还缺：{ $cards }。
}
refused-pairs-first = 对子要先跟，散牌在后：这些对子里要跟 { $wanted } 对：{ $cards }。
refused-tractor-first = 你有 { $pairs } 对的拖拉机，在这张牌桌必须跟出。
