# The game in a paragraph, and the titles of its rules and components.

about-game = For three days and three nights your clan serves Lady Phoenix. By day you place companions in the six sectors of her kingdom, openly or hidden, and use what each place offers; the turning Palace decides where its light falls. By night events strike, every sector rewards those who came, and the greatest influence takes the moon shards. Most favour wins.

chapter-box = The box
chapter-component = Components
chapter-overview = In short
chapter-board = The board
chapter-info = What is open and what is hidden
chapter-sector = Sectors
chapter-palace = The Phoenix Palace
chapter-companion = Companions
chapter-strike = Strikes
chapter-resource = Resources
chapter-shard = Moon shards
chapter-favour = Favour
chapter-village = Villages
chapter-event = Events
chapter-revelation = Revelations
chapter-setup = Setting up
chapter-day = Day
chapter-golden = Golden rule
chapter-night = Night
chapter-dawn = Dawn
chapter-end = The end
chapter-clan_house = The Clan House
chapter-palace_mode = Phoenix Palace mode
chapter-solo = Playing alone
chapter-narrative = Stories

kind-table = By number of players
kind-sector = Sectors
kind-clan = Clans
kind-companion = Companions
kind-clan_house = Clan House row
kind-path = The village path
kind-altar_tile = Altar tiles
kind-village = Villages
kind-revelation_kind = Kinds of revelations
kind-revelation = Revelations
kind-event = Events
kind-difficulty = Difficulties
kind-sector_card = Sector cards
kind-twist_card = Twist cards
kind-scenario = Stories
kind-token = Tokens
