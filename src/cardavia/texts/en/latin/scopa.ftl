# Scopa with an Italian-suited deck: what these messages say takes the place of those in scopa.ftl.
card-AC = ace of batons
card-2C = two of batons
card-3C = three of batons
card-4C = four of batons
card-5C = five of batons
card-6C = six of batons
card-7C = seven of batons
card-JC = jack of batons
card-QC = knight of batons
card-KC = king of batons
card-AD = ace of coins
card-2D = two of coins
card-3D = three of coins
card-4D = four of coins
card-5D = five of coins
card-6D = six of coins
card-7D = seven of coins
card-JD = jack of coins
card-QD = knight of coins
card-KD = king of coins
card-AH = ace of cups
card-2H = two of cups
card-3H = three of cups
card-4H = four of cups
card-5H = five of cups
card-6H = six of cups
card-7H = seven of cups
card-JH = jack of cups
card-QH = knight of cups
card-KH = king of cups
card-AS = ace of swords
card-2S = two of swords
card-3S = three of swords
card-4S = four of swords
card-5S = five of swords
card-6S = six of swords
card-7S = seven of swords
card-JS = jack of swords
card-QS = knight of swords
card-KS = king of swords

# As the corner of the card shows it
rank-J = J
rank-Q = N
rank-K = K

# Where texts name the suit of coins
item-diamonds = Coins
gain-diamonds = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
brief-points = One point each: most cards, most coins, the seven of coins, and the primiera, which is your best card of every suit.
hint-diamonds-taken = It takes { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
} towards most coins.
hint-diamonds = Your chance of most coins: { $chance }% instead of { $other }%.
hint-diamonds-denied = The other side’s chance of most coins: { $chance }% instead of { $other }%.
hint-re-bello-taken = It wins the king of coins, the re bello: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-re-bello = Your chance of the king of coins, the re bello: { $chance }% instead of { $other }%.
hint-napola = It helps your run of coins, the napola: worth about { $points ->
    [1] 1 point
   *[other] { $points } points
}.
hint-look-diamonds = Where are coins to be had?
hint-look-re-bello = Where does the king of coins go?
hint-look-napola = Think of the run of coins from the ace.
