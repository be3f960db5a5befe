# The game in a paragraph, and the titles of its rules and components.

about-game = Wu-Feng, lord of the nine hells, wants his ashes back, and his ghosts besiege the village that guards them. You are Taoists who win or lose together: each turn ghosts act and arrive, then one of you moves, asks a villager for help or rolls the Tao dice to exorcise. Hold out until the incarnation comes, and beat it. With White Moon there are villagers to save.

chapter-scope = What is played
chapter-info = What is known
chapter-resolve = Order of effects
chapter-component = Components
chapter-geometry = The village
chapter-setup = Setting up
chapter-turn = A turn
chapter-yin = Yin
chapter-haunt = Haunting
chapter-curse = The Curse die
chapter-arrival = Arrival
chapter-yang = Yang
chapter-exorcism = Exorcism
chapter-buddha = Buddhas
chapter-yinyang = Yin-Yang tokens
chapter-death = Death
chapter-neutral = Neutral boards
chapter-power_token = Power tokens
chapter-tile = Village tiles
chapter-qi = Qi
chapter-power = Powers
chapter-stone = Stones of ghosts
chapter-incarnation = Incarnations
chapter-end = Winning and losing
chapter-score = Score
chapter-wm = White Moon

contents-villagers = Villagers and the Graveyard
contents-cards = Ghost cards
contents-pieces = Pieces and dice
contents-boards = Taoists' boards
contents-levels = Levels, players and score
kind-ghost = Ghosts
kind-incarnation = Incarnations
kind-tile = Village tiles
kind-power = Powers
kind-family = Families
kind-artifact = Artifacts
kind-die = Dice
kind-supply = Supply
kind-graveyard = Graveyard
kind-level = Difficulties
kind-players = By number of players
kind-deck = The deck
kind-neutral = Neutral boards
kind-score = Score

# Words that a value of a component may be.
value-penalty-another_dies = { part-penalty-another_dies }
value-penalty-black_tao_out = { part-penalty-black_tao_out }
value-penalty-blue_tao_out = { part-penalty-blue_tao_out }
value-penalty-bottom_card_out = { part-penalty-bottom_card_out }
value-penalty-green_tao_out = { part-penalty-green_tao_out }
value-penalty-incarnation = { part-penalty-incarnation }
value-penalty-laid_down = { part-penalty-laid_down }
value-penalty-red_tao_out = { part-penalty-red_tao_out }
value-penalty-tile_haunted = { part-penalty-tile_haunted }
value-penalty-yellow_tao_out = { part-penalty-yellow_tao_out }
value-reward-barrier = { part-reward-barrier }
value-reward-buddhas = { part-reward-buddhas }
value-reward-five_tao = { part-reward-five_tao }
value-reward-three_qi = { part-reward-three_qi }
