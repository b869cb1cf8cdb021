# The game in a terminal. What the cards and refusals are called stands with the table's texts.

terminal-title = 《{ $game }》，第 { $seed } 场，对手：{ $level }
terminal-hint = 输入出法，例如 7s x 3d 4d，或列表中的编号；输入 ? 看帮助。
terminal-you = 你
terminal-deal = 第 { $number } 局，{ $who ->
    [you] 你发牌
   *[other] { $name } 发牌
}
terminal-scores = 你 { $mine }，{ $name } { $theirs }
terminal-target = 先得 { $target } 分
terminal-stock = { $cards ->
    [0] 牌堆已空
   *[other] 牌堆还有 { $cards } 张
}
terminal-hand-size = 手牌 { $cards } 张
terminal-pile = { $cards ->
    [0] 还没有得牌
   *[other] 得牌 { $cards } 张
}
terminal-last = 上一次吃牌：{ $cards }，{ $who } 吃的
terminal-last-you = 上一次吃牌：{ $cards }，你吃的
terminal-table = 桌面
terminal-empty = 空
terminal-void = 最初的桌面牌 { $cards } 使这一局作废，重新洗牌。

terminal-plays = { $who } 出{ $card }。
terminal-takes = { $who } 出{ $card }，吃{ $taken }。
terminal-you-play = 你出{ $card }。
terminal-you-take = 你出{ $card }，吃{ $taken }。
terminal-bonus-scopa = 扫台！
terminal-collects = { $who } 收下桌面余牌：{ $cards }。
terminal-you-collect = 你收下桌面余牌：{ $cards }。

terminal-choice-take = { $card }吃{ $taken }
terminal-choice-leave = { $card }留在桌面上
terminal-which = 选哪一种？请输入编号。
terminal-instead = 你可以这样出：
terminal-rule = 规则：
terminal-unreadable = “{ $text }”既不是你能出的牌，也不是命令。输入 ? 看帮助。
terminal-no-number = 列表中没有编号 { $number }：最后一个是 { $last }。
terminal-refused = { $action } 被拒绝（{ $code }）。
terminal-nothing-to-undo = 没有可以收回的：这一局你还没有出过牌。
terminal-undone = 已收回：{ $action }。

terminal-sheet = 第 { $number } 局的计分
terminal-sheet-item = 项目
terminal-sheet-total = 本局
terminal-sheet-match = 整场
terminal-item-cards = 牌张
terminal-item-diamonds = 方块
terminal-item-settebello = 方块7
terminal-item-primiera = 四花色最佳牌
terminal-item-re_bello = 方块K
terminal-item-napola = 从A起的连续牌
terminal-item-scopa = 扫台
terminal-next = 按回车键进入下一局。
terminal-won = 你 { $mine } 比 { $theirs } 赢得整场。
terminal-lost = { $name } { $theirs } 比 { $mine } 赢得整场。
terminal-drawn = 整场平局，{ $mine } 比 { $theirs }。
terminal-left = 你离开了这一场。下面的命令从原处继续：
terminal-left-new = 还没有出过牌。下面的命令重新开始同一场：

terminal-help =
    牌         点数加花色：7s 是黑桃7，jh 是红桃J（c 梅花，d 方块，h 红桃，s 黑桃）
               意大利花色中 b 是权杖，c 圣杯，d 金币，s 宝剑，n 是骑士
    7s         出这张牌：规则允许就留在桌面上，否则只有一种吃法时直接吃
    7s x 3d 4d 出这张牌并吃后面的牌；空格、逗号和加号都一样
    1 2 3 ...  出列表中那一行
    legal      再列一遍你能出的牌
    score      整场比分和得牌
    undo       收回你的上一手，以及之后出的牌
    quit       离开；会告诉你以后怎样继续
