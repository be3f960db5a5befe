# Questions and their options.

ask-setup-first = Who takes the first turn?
opt-setup-first = { $a }
ask-setup-colour = Which Taoist do you play?
opt-setup-colour = { $a-taoist }
ask-setup-power = Which power does the board show?
explain-setup-power = Each board has two sides with different powers.
opt-setup-power = { $a }
ask-setup-save = From which stack is a villager saved before the match?
opt-setup-save = { $a }
ask-setup-artifact = Who receives the artifact?
opt-setup-artifact = { $a-taoist }

ask-yang-move = Yang: where do you go?
explain-yang-move = Move to a neighbouring tile or stay, then act. Before that you may use what the buttons offer.
opt-yang-move--stay = Stay
opt-yang-move--stand = Stand up
opt-yang-move--pockets = Bottomless Pockets: take a Tao token
opt-yang-move--mantra = Place the Enfeeblement Mantra
opt-yang-move--twin_winds = Twin Winds: move another Taoist
opt-yang-move--yin_yang = Yin-Yang token
opt-yang-move--elixir = Elixir of Life
opt-yang-move--moon_dust = Moon Dust
opt-yang-move--scroll = Scroll of Unity
opt-yang-move--fireworks = Fireworks
opt-yang-move = { $a }: { $b }
ask-yang-act = Yang: what do you do?
explain-yang-act = Ask the villagers of the tile for help, or attempt an exorcism of the ghosts you face.
opt-yang-act--skip = Do nothing
opt-yang-act--help = Ask for the tile's help
opt-yang-act--exorcism = Attempt an exorcism
opt-yang-act--save = Save a villager
opt-yang-act--yin_yang = Yin-Yang token
opt-yang-act--elixir = Elixir of Life
opt-yang-act--moon_dust = Moon Dust
opt-yang-act--scroll = Scroll of Unity
opt-yang-act--fireworks = Fireworks
opt-yang-act = { $a }: { $b }
ask-yang-second = The power grants one more action. Which?
opt-yang-second = { $a }: { $b }
opt-yang-second--skip = None
opt-yang-second--help = Ask for the tile's help
opt-yang-second--exorcism = Attempt an exorcism
opt-yang-second--save = Save a villager
ask-yang-place = End of Yang: place something, or end the turn?
explain-yang-place = Now put what you took earlier on an outlined space, or spend a token you still have – or just end the turn.
opt-yang-place--end = End the turn
opt-yang-place--crystal = Put a Moon Crystal into the Receptacle
opt-yang-place--yin_yang = Yin-Yang token
opt-yang-place--elixir = Elixir of Life
opt-yang-place--moon_dust = Moon Dust
opt-yang-place--scroll = Scroll of Unity
opt-yang-place--fireworks = Fireworks
opt-yang-place--borrow-mountain = Borrow the power Strength of a Mountain
opt-yang-place =
    { $a }: { $b }, { $b-spaces ->
        [across] { $c ->
            [0] west
            [1] middle
           *[2] east
        }
       *[along] { $c ->
            [0] north
            [1] middle
           *[2] south
        }
    } space
ask-yang-step = { name-spires }: next step?
opt-yang-step--stop = Stop here
opt-yang-step = { $a }

ask-arrival-space = A new ghost: { $a }. Which space does it take?
ask-tao-lose = Which Tao token is lost?
opt-tao-lose = { $a } Tao
ask-qi-payer = Who loses the Qi?
opt-qi-payer = { $a-taoist }
ask-death-heir = Who inherits the dead Taoist’s artifacts?
opt-death-heir = { $a-taoist }
ask-villager-dies = From which stack does a villager die?
opt-villager-dies = { $a }
ask-tao-payer = Who gives up a { $a } Tao token?
opt-tao-payer = { $a-taoist }
ask-zhou-qi = Who loses a Qi?
opt-zhou-qi = { $a-board }
ask-curse-reroll = The Curse die: { $a-curse }. Roll it again?

ask-move-lead = Lead the villager along ({ $a })?
ask-twin_winds-taoist = { name-twin_winds }: which Taoist is moved?
opt-twin_winds-taoist = { $a-taoist }
ask-taoist-to = To which tile?
opt-taoist-to = { $a }
ask-mantra-ghost = Which ghost does the Mantra weaken?
ask-scroll-come = The Scroll of Unity calls. What do you do?
opt-scroll-come--come = Come
opt-scroll-come--lead = Come and lead the villager
opt-scroll-come--stand = Stand up
opt-scroll-come--stay = Stay

ask-tao-take = Which Tao token do you take?
opt-tao-take = { $a } Tao
ask-herbalist-white = { name-herbalist }: what does the white face become?
opt-herbalist-white--crystal = Moon Crystal
opt-herbalist-white = { $a } Tao
ask-reward-qi_or_yin_yang = Take a Qi, or the Yin-Yang token back?
opt-reward-qi_or_yin_yang = { $a }
ask-reward-qi = Who receives the Qi?
opt-reward-qi = { $a-taoist }
ask-reward-yin_yang = Who receives a Yin-Yang token?
opt-reward-yin_yang = { $a-taoist }
ask-reward-crystal = Who receives the Moon Crystal?
opt-reward-crystal = { $a-taoist }
ask-reward-tao = Who receives the { $a } Tao token?
opt-reward-tao = { $a-taoist }
ask-reward-buddha = Where is the Buddha placed?
ask-power_token-pick_up = How many power tokens do you take?
opt-power_token-pick_up = { $a }

ask-yin_yang-use = What is the Yin-Yang token spent on?
opt-yin_yang-use = { $a }: { $b }
ask-fireworks-tile = { name-fireworks }: which tile helps?
opt-fireworks-tile = { $a }
ask-cemetery-revive = { name-cemetery }: who returns to life?
opt-cemetery-revive = { $a }
ask-elixir-for = Who receives the Elixir of Life?
opt-elixir-for = { $a }
ask-elixir-now = Use the Elixir of Life now?
ask-altar-tile = { name-altar }: which haunted tile is cleansed?
opt-altar-tile = { $a }
ask-hut-ghost = { name-hut }: which ghost is discarded?
ask-night_watch-board = { name-night_watch }: on which board do the haunting figurines step back?
opt-night_watch-board = the { $a } board
ask-circle-colour = Which colour does the Circle of Prayer weaken?
opt-circle-colour = { $a }
ask-pavilion-ghost = { name-pavilion }: which ghost is moved?
ask-pavilion-space = { name-pavilion }: where is it moved to?
ask-pavilion-taoist = { name-pavilion }: which Taoist is moved?
opt-pavilion-taoist = { $a-taoist }
ask-kung_fu-colour = Kung-Fu School: ghosts of which colour are to be exorcised?
opt-kung_fu-colour = { $a }

ask-sword-use = Use the Celestial Sword?
ask-dice-reroll = Which die is rolled again?
opt-dice-reroll--keep = Keep the roll
opt-dice-reroll = { $a }
ask-exorcism-ghost = Which ghost is exorcised?
opt-exorcism-ghost--done = No more ghosts
ask-mantra-colour = A symbol of which colour does the Mantra take off?
opt-mantra-colour = { $a }
ask-exorcism-pay = Which token is added to the roll?
opt-exorcism-pay = { $a-taoist }: { $b }
ask-exorcism-consent = { $g-taoist } asks for your tokens to exorcise { $h ->
    [1] { $i }
   *[other] { $i } and { $j }
  }. Add them?{ $a ->
    [0] {""}
   *[other] {" "}· { $a } red
  }{ $b ->
    [0] {""}
   *[other] {" "}· { $b } blue
  }{ $c ->
    [0] {""}
   *[other] {" "}· { $c } green
  }{ $d ->
    [0] {""}
   *[other] {" "}· { $d } yellow
  }{ $e ->
    [0] {""}
   *[other] {" "}· { $e } black
  }{ $f ->
    [0] {""}
   *[other] {" "}· crystals: { $f }
  }
ask-claw-tao = { name-claw }: which Tao token do you take?
opt-claw-tao = { $a } Tao

ask-su_ling-place = Where does Su-Ling stand?
ask-su_ling-crystal = Put a Moon Crystal into the Receptacle next to Su-Ling ({ $a })?
ask-barrier-choice = The Mystic Barrier, { $a } board: what do you do?
opt-barrier-choice--save = Save a villager for a crystal of the Barrier
opt-barrier-choice--roll = Roll against the ghosts of this board
opt-barrier-choice--pass = Nothing
ask-barrier-save = From which stack is a villager saved?
opt-barrier-save = { $a }
