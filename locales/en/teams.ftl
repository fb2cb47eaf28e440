### The team builder and the kit editor of Simulator Soccer.

teams-title = Team builder
teams-line = Sixteen footballers, a skill sticker for each, and a strip of your own.
teams-build = Build a team
teams-all = All teams
teams-saved = Your teams
teams-none = You have no team yet. Begin with a ready-made one, or with an empty bench.
teams-ready = Ready-made teams
teams-ready-line = Play them as they are, or begin with one and make it yours. The weakest come first.

## A team

team-label = Your team
team-name = Name of the team
team-new = New team
team-new-name = My team
team-shared-name = Shared team
team-legal = This team may be played.
team-name-taken = You have another team with the name “{ $name }”. Choose a new one.
team-name-missing = Give the team a name first.
team-not-kept = This browser keeps nothing: save the team before you leave.
team-full = All sixteen shirts are taken. Choose the shirt that is to change hands.
team-clear = Take all stickers off
team-print = Print sheet
team-with-strength = { $name } ({ $strength })
team-facts = { $strength }, { $band } · { $formation }
team-read = A team from a text or a file
team-text = The team’s text
team-paste-example = Sunday Eleven: S001,S067,S012,S013 | red
trouble-team-not-found = You have no team of this name.

## The bench

bench-stickers = Stickers
bench-team = Team
bench-kit = Kit

## Stickers

stickers-label = All stickers
stickers-search = Search ids and skills
stickers-colours = Dots
stickers-levels = Levels
stickers-role = Good for
stickers-any-role = Any place
stickers-only-team = Only the team
stickers-in-team = In the team
stickers-found = { $count } of { $total } stickers
stickers-keys = Arrows go over the stickers, Enter picks one or puts it back.
stickers-order-id = As in the box
stickers-order-level = By level
stickers-order-dribbling = By dribbling
stickers-order-marking = By marking
stickers-order-tackling = By tackling
stickers-order-defending = By defending
sticker-yellow = Yellow
sticker-blue = Blue
sticker-green = Green
sticker-red = Red
sticker-grey = Grey
sticker-black = Goalkeeper
sticker-dots-yellow = { $count } yellow
sticker-dots-blue = { $count } blue
sticker-dots-green = { $count } green
sticker-dots-red = { $count } red
sticker-dots-grey = { $count } grey
sticker-dots-black = goalkeeper
sticker-numbers = dribbling { $dribbling }, marking { $marking }, tackling { $tackling }, defending { $defending }
sticker-level = Level { $level }
sticker-shirt = No. { $shirt }
sticker-pick = Pick
role-GK = Goal
role-DF = Defence
role-MF = Midfield
role-WG = Wing
role-FW = Attack
role-AL = Anywhere
skill-assist = Assist
skill-long-kick = Long kick
skill-retrieval = Retrieval
skill-slide-recovery = Slide recovery
skill-offside-line = Offside line
skill-striker = Striker
skill-wide-corner = Wide corner
skill-precise-cross = Precise cross
skill-header = Header
skill-speed = Speed

## Shirts

squad-label = Shirts
squad-starters = In the starting eleven
squad-bench = On the bench
squad-shirt = Shirt { $shirt }:
squad-free = Free
squad-choose = Choose a sticker
squad-up = Move number { $shirt } up
squad-down = Move number { $shirt } down
squad-remove = Take the sticker off number { $shirt }
slot-GK = Goalkeeper
slot-RB = Right back
slot-RCB = Right centre back
slot-LCB = Left centre back
slot-LB = Left back
slot-RM = Right midfield
slot-RCM = Right centre midfield
slot-LCM = Left centre midfield
slot-LM = Left midfield
slot-RST = Right striker
slot-LST = Left striker

## Strength

strength-label = Strength of the team
strength-words = { $strength }, { $band }
strength-band = { $band }: { $from } to { $to }
band-weak = weak
band-average = average
band-balanced = balanced
band-strong = strong
band-very_strong = very strong

## The kit

kit-preview = The strip on a peg
kit-preview-label = Preview
kit-peg = Number { $shirt } in this strip
kit-peg-keeper = The goalkeeper in his own kit
kit-turn = Turn the peg
kit-shown-shirt = Shirt shown
kit-ready = Ready-made strips
kit-ready-line = Begin with one of these
kit-take = Or take a strip from a text
kit-take-example = jersey=hoops/#FFFFFF/#0B7285; …
kit-take-do = Take it
kit-jersey = Jersey
kit-pattern = Pattern of the jersey
kit-jersey-colour = Main colour
kit-jersey-second = Second colour
kit-sleeves = Sleeves
kit-sleeve-colour = Colour of the sleeves
kit-collar = Collar
kit-collar-colour = Colour of the collar
kit-shorts = Shorts
kit-shorts-pattern = Pattern of the shorts
kit-shorts-colour = Colour of the shorts
kit-shorts-second = Second colour of the shorts
kit-socks = Socks
kit-socks-pattern = Pattern of the socks
kit-socks-colour = Colour of the socks
kit-socks-second = Second colour of the socks
kit-badge = Badge
kit-badge-shape = Shape of the badge
kit-badge-emblem = Emblem
kit-badge-letters = Up to three letters
kit-badge-picture = A picture of your own, made 24 dots wide
kit-no-picture-kind = Only PNG, JPEG, WebP and GIF pictures are taken.
kit-no-picture-size = The file is larger than 4 MB.
kit-no-picture-clear = There is nothing to be seen in this picture.
kit-no-picture-unread = This file cannot be read as a picture.
kit-badge-colour = Ground of the badge
kit-badge-second = Edge and emblem
kit-sponsor = Sponsor
kit-sponsor-text = Up to twelve letters
kit-sponsor-colour = Colour of the sponsor
kit-numbers = Numbers and names
kit-number-font = Figures
kit-number-colour = Colour of numbers and names
kit-names = Names on the backs
kit-name-of = Name of number { $shirt }
kit-keeper = The goalkeeper’s own kit
kit-keeper-jersey = Goalkeeper’s jersey
kit-keeper-shorts = Goalkeeper’s shorts
kit-keeper-socks = Goalkeeper’s socks
kit-category = What it is
kit-category-line = So that others know when you share it
jersey-pattern-plain = Plain
jersey-pattern-stripes_vertical = Stripes
jersey-pattern-stripes_thin = Pinstripes
jersey-pattern-hoops = Hoops
jersey-pattern-halves = Halves
jersey-pattern-quarters = Quarters
jersey-pattern-sash = Sash
jersey-pattern-chest_band = Chest band
jersey-pattern-centre_stripe = Centre stripe
jersey-pattern-chevron = Chevron
jersey-pattern-checks = Checks
jersey-pattern-gradient = Fade
jersey-pattern-cross = Cross
sleeves-same = As the jersey
sleeves-contrast = Own colour
sleeves-cuffs = Cuffs
collar-round = Round
collar-v_neck = V-neck
collar-polo = Polo
shorts-pattern-plain = Plain
shorts-pattern-side_stripe = Side stripes
shorts-pattern-trim = Trim
socks-pattern-plain = Plain
socks-pattern-turnover = Turnover
socks-pattern-hoops = Hoops
badge-shape-shield = Shield
badge-shape-circle = Circle
badge-shape-diamond = Diamond
badge-shape-pennant = Pennant
badge-shape-none = None
badge-emblem-star = Star
badge-emblem-anchor = Anchor
badge-emblem-tower = Tower
badge-emblem-tree = Tree
badge-emblem-wave = Waves
badge-emblem-sun = Sun
badge-emblem-wheel = Wheel
badge-emblem-letters = Letters
badge-emblem-image = Your picture
number-font-block = Block
number-font-round = Round
number-font-slim = Slim
number-font-outline = Outline
category-italian_club = Italian club
category-foreign_club = Foreign club
category-national_team = National team
category-classic_team = Classic team
category-minor_league = Minor league
category-fantasy = Fantasy

## Sharing and printing

team-share-title = Share this team
team-share-text = The team as a text
team-share-link = The team as a link
team-share-paste = Take a team from another text
team-share-paste-line = Its stickers and its strip replace yours. Undo brings them back.
team-share-take = Take this team
sheet-title = Print sheet: { $name }
sheet-line = Sixteen wraps and sixteen round stickers for pegs of 12 by 32 millimetres. Your browser can print the page or save it as a PDF.
sheet-scale = Print on A4 at 100 %, cut along the lines, roll the wraps round pegs 12 mm thick.
sheet-print = Print or save as PDF
sheet-svg = Download as SVG
sheet-back = Back to the team
sheet-label = The wraps and stickers of { $name }
