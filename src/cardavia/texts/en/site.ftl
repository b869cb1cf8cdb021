# Pages of the site. The table's own texts are in table.ftl, those of a game in its own files.

language-name = English
language-direction = ltr

site-name = Cardavia
site-tagline = Old card games, fairly dealt
site-description = Old regional card games, played by their exact rules against a computer that sees only its own cards.

nav-skip = Skip to content
nav-home = Cardavia, to the first page
nav-language = Language
nav-language-submit = Change
nav-table = Table
nav-rules = Full rules
nav-settings = Settings
nav-keyboard = Keyboard
nav-game = About the game
nav-footer = More pages

display-title = Display
display-reset = Reset
display-contrast = Contrast
    .low = soft
    .high = strong
display-grain = Grain
    .low = smooth
    .high = coarse
display-temperature = Colour temperature
    .low = cool
    .high = warm
display-value = { $value }%
display-theme = Page
display-theme-auto = auto
display-theme-light = light
display-theme-dark = dark
display-script = These controls need scripts; without them every page keeps its neutral look.

home-title = Old card games, fairly dealt
home-continue = Your { $game } table is still open
    .hint = Everything is where you left it.
    .button = Continue
home-play = Play
home-rules = Full rules
home-foot = The computer sees only its own cards, and every shuffle can be checked afterwards.

game-play = Play
game-play-title = A new table
game-level = Opponent
game-house-rules = House rules
    .hint = All are off at first. What each of them changes is on the rules page.
game-house-rules-link = House rules explained
game-continue = You have an open table.
    .button = Go to it
game-read-rules = Read the full rules

level-novice = Novice
    .hint = Plays whatever looks good enough, and leaves you many a chance.
level-casual = Casual
    .hint = Plays its own cards sensibly and looks no further than the table.
level-club = Club
    .hint = Knows the customs of the game, keeps its anchors and seldom invites a sweep.
level-expert = Expert
    .hint = Thinks a hand ahead, plays the last one without a fault, and yet has an off moment now and then.
level-master = Master
    .hint = Thinks through thousands of ways the cards may lie, and plays the last hand without a fault.

option-null = off
option-true = on
option-false = off

kernels-preparing = { $game } is being prepared
    .hint = This happens once, on the first start, and takes a few seconds. You can sit down already; the cards come as soon as they are ready.
kernels-failed = { $game } cannot be played
    .hint = The program could not be prepared on this machine. Whoever runs this site can see why with the command "cardavia warm { $slug }", then start the server again.
    .details = What was reported

rules-title = { $game }, full rules
rules-contents = Full rules
rules-play = Play
rules-version = Rules version { $version }

table-page-title = { $game } table
table-page-loading = The table is being laid.
table-page-noscript = The table needs scripts: cards move as messages from the server come in. Please allow scripts for this site, then load the page again. The rules can be read without.
table-page-not-built = The table's program is missing from this installation. Whoever runs this site can build it with "./dev run", or install a released package.

settings-title = Settings
settings-lead = What you set here stays in this browser.
settings-display = Display
settings-display-hint = Contrast, grain and colour temperature are under "Display" at the top of every page. 50% is neutral.
settings-theme-hint = The paper of all pages. Cards are always on light paper.
settings-language = Language
settings-language-hint = Every page can be read in every language on this list, and keeps its address.
settings-visitor = Your seat
settings-visitor-hint = There is no account. A random number in a cookie holds your seats; whoever clears cookies gives them up.

keyboard-title = Keyboard
keyboard-lead = Everything at the table can be done with the keyboard alone. The keys work while the table has the focus.
keyboard-key = Key
keyboard-action = What it does
keyboard-arrows = Left, Right
    .action = Move along your hand or the table cards
keyboard-rows = Up, Down
    .action = Change between hand, table and actions
keyboard-enter = Enter, Space
    .action = Pick a card; again: play it
keyboard-escape = Esc
    .action = Put the picked card back, close what is open
keyboard-numbers = 1 to 9
    .action = Choose one of several captures
keyboard-c = C
    .action = Next capture
keyboard-t = T
    .action = Hear the table
keyboard-y = Y
    .action = Hear your hand
keyboard-l = L
    .action = Hear the last capture
keyboard-s = S
    .action = Hear the score
keyboard-w = W
    .action = Hear whose turn it is
keyboard-r = R
    .action = Open the rules
keyboard-slash = /
    .action = Type a play, such as 7s x 3d 4d
keyboard-question = ?
    .action = This list

verify-title = The shuffle of deal { $number }
verify-lead = Nobody, the server included, could choose this deal. Here is everything that it was made from, and how to check it yourself.
verify-none-title = Nothing to check yet
verify-none = The secret of a deal is shown when its last card has been played. Finish a deal, then come back.
verify-back = Back to the table
verify-deals = Deals
verify-deal = Deal { $number }
verify-promise = Before you sent anything, the server showed you the commitment, the SHA-256 of its secret. Then your browser added random bytes of its own. Secret and bytes together are the seed, and the seed alone decides the order of the cards.
verify-commitment = Commitment, shown before the deal
verify-secret = Secret of the server, shown after it
verify-entropy = Random bytes of seat { $seat }
verify-entropy-none = Seat { $seat } is a computer player and adds none
verify-dealer = Dealer
verify-dealer-seat = seat { $seat }
verify-ai-secret = Secret of the computer players
    .hint = Their decisions follow from their own cards and this number, and can be repeated.
verify-deck = The deck, first card dealt first
verify-yourself = Check it yourself
verify-python = These lines of Python need nothing but Python. They print the deck above.
verify-download = Download the deal
    .hint = The file works with the command "cardavia verify".

error-title = { $code }: { $title }
error-home = To the first page
error-400 = That request makes no sense
    .why = It does not have the form that this site understands.
    .what = Go back and try again, or begin from the first page.
error-403 = This is not for you
    .why = The request did not come from a page of this site.
    .what = Open the page here and use its buttons.
error-403-seat = You have no seat at this table
    .why = A seat is held by a cookie in the browser that made the table, and this browser has none for it.
    .what = Use the browser that you began in, or open a table of your own.
error-404 = There is nothing here
    .why = The address is mistyped or out of date.
    .what = Check the address, or begin from the first page.
error-404-table = There is no such table
    .why = The link is incomplete, or the table belongs to another site.
    .what = Check the link, or open a new table.
error-404-game = There is no such game
    .why = This site does not have the game that the address names.
    .what = Choose one of the games on the first page.
error-405 = That cannot be done here
    .why = The address exists, but not for this kind of request.
    .what = Open it as an ordinary page.
error-413 = That is too much
    .why = The request is larger than anything this site needs.
    .what = Send less; ordinary forms always fit.
error-422 = That choice is not offered
    .why = The form held something that this game does not have, so no table was made.
    .what = Go back to the game's page, choose again and press Play.
error-429 = Slow down, please
    .why = Too many requests came from here in a short time. Nothing was changed.
    .what = Wait { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }, then try again.
error-429-tables = Enough tables for one day
    .why = No more than { $limit } tables can be opened here in 24 hours, and that many have been. Your open tables go on.
    .what = Play on at one of your tables, or come back tomorrow.
error-500 = Something broke
    .why = A fault in the program stopped this page. It has been noted; nothing was changed.
    .what = Try again. If it happens every time, tell whoever runs this site.
error-503 = The site cannot store anything just now
    .why = The database does not answer as it should, so nothing was changed.
    .what = Try again in a minute. Whoever runs this site finds the reason in the server's messages.
error-detail = In detail
