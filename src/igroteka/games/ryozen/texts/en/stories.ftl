# The four stories of the narrative mode. An owner’s own words and effects stand in place of ours.

name-orange_1 = The Siege, act { $act }
    .story = { about-orange_1 }
about-orange_1 = { $story-key ->
    [none] Drums beyond the walls, all night long. At dawn the Basilisk’s banners stand before the Gates.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}In its first hand, in place of as many Apprentices: { $hand }.
  }
name-orange_1-first = { PRINTED("scenario.orange_1.first_text-key") ->
    [none] { PRINTED("scenario.orange_1.first_effects-count") ->
        [0] Nothing happens
       *[other] { PRINTED("scenario.orange_1.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.orange_1.first_text") }: { PRINTED("scenario.orange_1.first_effects-count") ->
        [0] nothing happens
       *[other] { PRINTED("scenario.orange_1.first_effects") }
      }
  }
name-orange_1-second = { PRINTED("scenario.orange_1.second_text-key") ->
    [none] { PRINTED("scenario.orange_1.second_effects-count") ->
        [0] Nothing happens
       *[other] { PRINTED("scenario.orange_1.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.orange_1.second_text") }: { PRINTED("scenario.orange_1.second_effects-count") ->
        [0] nothing happens
       *[other] { PRINTED("scenario.orange_1.second_effects") }
      }
  }
name-orange_2 = The Siege, act { $act }
    .story = { about-orange_2 }
about-orange_2 = { $story-key ->
    [none] An envoy in silk names the price of quiet nights. Pay it, or let every blow against your people add to the Basilisk’s fame.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}In its first hand, in place of as many Apprentices: { $hand }.
  }
name-orange-first = { PRINTED("scenario.orange_2.first_text-key") ->
    [none] { PRINTED("scenario.orange_2.first_effects-count") ->
        [0] Pay the envoy off: you lose { PRINTED("scenario.orange_2.first") ->
            [one] { PRINTED("scenario.orange_2.first") } coin
           *[other] { PRINTED("scenario.orange_2.first") } coins
          }
       *[other] { PRINTED("scenario.orange_2.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.orange_2.first_text") }: { PRINTED("scenario.orange_2.first_effects-count") ->
        [0] you lose { PRINTED("scenario.orange_2.first") ->
            [one] { PRINTED("scenario.orange_2.first") } coin
           *[other] { PRINTED("scenario.orange_2.first") } coins
          }
       *[other] { PRINTED("scenario.orange_2.first_effects") }
      }
  }
name-orange-second = { PRINTED("scenario.orange_2.second_text-key") ->
    [none] { PRINTED("scenario.orange_2.second_effects-count") ->
        [0] Refuse: this round the Basilisk gains { PRINTED("scenario.orange_2.second") } favour for each of your companions it strikes
       *[other] { PRINTED("scenario.orange_2.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.orange_2.second_text") }: { PRINTED("scenario.orange_2.second_effects-count") ->
        [0] this round the Basilisk gains { PRINTED("scenario.orange_2.second") } favour for each of your companions it strikes
       *[other] { PRINTED("scenario.orange_2.second_effects") }
      }
  }
name-orange_3 = The Siege, act { $act }
    .story = { about-orange_3 }
about-orange_3 = { $story-key ->
    [none] The siege enters its last day, and what was said at the Gates bears fruit.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}In its first hand, in place of as many Apprentices: { $hand }.
  }
name-orange_3-first = { PRINTED("scenario.orange_3.first_text-key") ->
    [none] { PRINTED("scenario.orange_3.first_effects-count") ->
        [0] Your coins have bought soldiers: { PRINTED("scenario.orange_3.first") ->
            [one] { PRINTED("scenario.orange_3.first") } new tile of the Basilisk’s clan takes an Apprentice’s place in its hand
           *[other] { PRINTED("scenario.orange_3.first") } new tiles of the Basilisk’s clan take Apprentices’ places in its hand
          }
       *[other] { PRINTED("scenario.orange_3.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.orange_3.first_text") }: { PRINTED("scenario.orange_3.first_effects-count") ->
        [0] { PRINTED("scenario.orange_3.first") ->
            [one] { PRINTED("scenario.orange_3.first") } new tile of the Basilisk’s clan takes an Apprentice’s place in its hand
           *[other] { PRINTED("scenario.orange_3.first") } new tiles of the Basilisk’s clan take Apprentices’ places in its hand
          }
       *[other] { PRINTED("scenario.orange_3.first_effects") }
      }
  }
name-orange_3-second = { PRINTED("scenario.orange_3.second_text-key") ->
    [none] { PRINTED("scenario.orange_3.second_effects-count") ->
        [0] The tale of your refusal is sold for a trophy: the Basilisk gains { PRINTED("scenario.orange_3.second") ->
            [one] { PRINTED("scenario.orange_3.second") } coral shard
           *[other] { PRINTED("scenario.orange_3.second") } coral shards
          }
       *[other] { PRINTED("scenario.orange_3.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.orange_3.second_text") }: { PRINTED("scenario.orange_3.second_effects-count") ->
        [0] the Basilisk gains { PRINTED("scenario.orange_3.second") ->
            [one] { PRINTED("scenario.orange_3.second") } coral shard
           *[other] { PRINTED("scenario.orange_3.second") } coral shards
          }
       *[other] { PRINTED("scenario.orange_3.second_effects") }
      }
  }

name-purple_1 = The Hungry Moon, act { $act }
    .story = { about-purple_1 }
about-purple_1 = { $story-key ->
    [none] The moon hangs low over the Palace and asks for gifts; the Basilisk has brought helpers to collect them.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}In its first hand, in place of as many Apprentices: { $hand }.
  }
name-purple_1-first = { PRINTED("scenario.purple_1.first_text-key") ->
    [none] { PRINTED("scenario.purple_1.first_effects-count") ->
        [0] Nothing happens
       *[other] { PRINTED("scenario.purple_1.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.purple_1.first_text") }: { PRINTED("scenario.purple_1.first_effects-count") ->
        [0] nothing happens
       *[other] { PRINTED("scenario.purple_1.first_effects") }
      }
  }
name-purple_1-second = { PRINTED("scenario.purple_1.second_text-key") ->
    [none] { PRINTED("scenario.purple_1.second_effects-count") ->
        [0] Nothing happens
       *[other] { PRINTED("scenario.purple_1.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.purple_1.second_text") }: { PRINTED("scenario.purple_1.second_effects-count") ->
        [0] nothing happens
       *[other] { PRINTED("scenario.purple_1.second_effects") }
      }
  }
name-purple_2 = The Hungry Moon, act { $act }
    .story = { about-purple_2 }
about-purple_2 = { $story-key ->
    [none] A voice from the water: share the light, or feed the shadow that follows you.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}In its first hand, in place of as many Apprentices: { $hand }.
  }
name-purple-first = { PRINTED("scenario.purple_2.first_text-key") ->
    [none] { PRINTED("scenario.purple_2.first_effects-count") ->
        [0] Share the light: you and the Basilisk gain { PRINTED("scenario.purple_2.first") ->
            [one] { PRINTED("scenario.purple_2.first") } shard
           *[other] { PRINTED("scenario.purple_2.first") } shards
          } each
       *[other] { PRINTED("scenario.purple_2.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.purple_2.first_text") }: { PRINTED("scenario.purple_2.first_effects-count") ->
        [0] you and the Basilisk gain { PRINTED("scenario.purple_2.first") ->
            [one] { PRINTED("scenario.purple_2.first") } shard
           *[other] { PRINTED("scenario.purple_2.first") } shards
          } each
       *[other] { PRINTED("scenario.purple_2.first_effects") }
      }
  }
name-purple-second = { PRINTED("scenario.purple_2.second_text-key") ->
    [none] { PRINTED("scenario.purple_2.second_effects-count") ->
        [0] Feed the shadow: the Basilisk gains { PRINTED("scenario.purple_2.second") ->
            [one] { PRINTED("scenario.purple_2.second") } lantern
           *[other] { PRINTED("scenario.purple_2.second") } lanterns
          }
       *[other] { PRINTED("scenario.purple_2.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.purple_2.second_text") }: { PRINTED("scenario.purple_2.second_effects-count") ->
        [0] the Basilisk gains { PRINTED("scenario.purple_2.second") ->
            [one] { PRINTED("scenario.purple_2.second") } lantern
           *[other] { PRINTED("scenario.purple_2.second") } lanterns
          }
       *[other] { PRINTED("scenario.purple_2.second_effects") }
      }
  }
name-purple_3 = The Hungry Moon, act { $act }
    .story = { about-purple_3 }
about-purple_3 = { $story-key ->
    [none] Full moon. Nothing that was given or kept has been forgotten.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}In its first hand, in place of as many Apprentices: { $hand }.
  }
name-purple_3-first = { PRINTED("scenario.purple_3.first_text-key") ->
    [none] { PRINTED("scenario.purple_3.first_effects-count") ->
        [0] The moon blesses what was shared: at the end a set of three colours is worth { PRINTED("scenario.purple_3.first") } favour more to both of you
       *[other] { PRINTED("scenario.purple_3.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.purple_3.first_text") }: { PRINTED("scenario.purple_3.first_effects-count") ->
        [0] at the end a set of three colours is worth { PRINTED("scenario.purple_3.first") } favour more to both of you
       *[other] { PRINTED("scenario.purple_3.first_effects") }
      }
  }
name-purple_3-second = { PRINTED("scenario.purple_3.second_text-key") ->
    [none] { PRINTED("scenario.purple_3.second_effects-count") ->
        [0] The moon takes its due: you discard a shard or lose { PRINTED("scenario.purple_3.second") } favour
       *[other] { PRINTED("scenario.purple_3.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.purple_3.second_text") }: { PRINTED("scenario.purple_3.second_effects-count") ->
        [0] you discard a shard or lose { PRINTED("scenario.purple_3.second") } favour
       *[other] { PRINTED("scenario.purple_3.second_effects") }
      }
  }

name-green_1 = The Trails, act { $act }
    .story = { about-green_1 }
about-green_1 = { $story-key ->
    [none] Footprints in the wet grass: the Basilisk’s people have gone ahead of you.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}In its first hand, in place of as many Apprentices: { $hand }.
  }
name-green_1-first = { PRINTED("scenario.green_1.first_text-key") ->
    [none] { PRINTED("scenario.green_1.first_effects-count") ->
        [0] Nothing happens
       *[other] { PRINTED("scenario.green_1.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.green_1.first_text") }: { PRINTED("scenario.green_1.first_effects-count") ->
        [0] nothing happens
       *[other] { PRINTED("scenario.green_1.first_effects") }
      }
  }
name-green_1-second = { PRINTED("scenario.green_1.second_text-key") ->
    [none] { PRINTED("scenario.green_1.second_effects-count") ->
        [0] Nothing happens
       *[other] { PRINTED("scenario.green_1.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.green_1.second_text") }: { PRINTED("scenario.green_1.second_effects-count") ->
        [0] nothing happens
       *[other] { PRINTED("scenario.green_1.second_effects") }
      }
  }
name-green_2 = The Trails, act { $act }
    .story = { about-green_2 }
about-green_2 = { $story-key ->
    [none] At a fork of the road you hear the Basilisk’s people digging. Let them pass, or let them spoil the way behind them.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}In its first hand, in place of as many Apprentices: { $hand }.
  }
name-green-first = { PRINTED("scenario.green_2.first_text-key") ->
    [none] { PRINTED("scenario.green_2.first_effects-count") ->
        [0] Let them pass: the Basilisk’s Explorer goes to the last village built
       *[other] { PRINTED("scenario.green_2.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.green_2.first_text") }: { PRINTED("scenario.green_2.first_effects-count") ->
        [0] the Basilisk’s Explorer goes to the last village built
       *[other] { PRINTED("scenario.green_2.first_effects") }
      }
  }
name-green-second = { PRINTED("scenario.green_2.second_text-key") ->
    [none] { PRINTED("scenario.green_2.second_effects-count") ->
        [0] Let them dig: the next village you build costs { PRINTED("scenario.green_2.second") ->
            [one] { PRINTED("scenario.green_2.second") } resource
           *[other] { PRINTED("scenario.green_2.second") } resources
          } more
       *[other] { PRINTED("scenario.green_2.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.green_2.second_text") }: { PRINTED("scenario.green_2.second_effects-count") ->
        [0] the next village you build costs { PRINTED("scenario.green_2.second") ->
            [one] { PRINTED("scenario.green_2.second") } resource
           *[other] { PRINTED("scenario.green_2.second") } resources
          } more
       *[other] { PRINTED("scenario.green_2.second_effects") }
      }
  }
name-green_3 = The Trails, act { $act }
    .story = { about-green_3 }
about-green_3 = { $story-key ->
    [none] The road remembers who walked it.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}In its first hand, in place of as many Apprentices: { $hand }.
  }
name-green_3-first = { PRINTED("scenario.green_3.first_text-key") ->
    [none] { PRINTED("scenario.green_3.first_effects-count") ->
        [0] Those you let pass have left marks for you: you may explore { PRINTED("scenario.green_3.first") ->
            [one] { PRINTED("scenario.green_3.first") } village
           *[other] up to { PRINTED("scenario.green_3.first") } villages
          } now
       *[other] { PRINTED("scenario.green_3.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.green_3.first_text") }: { PRINTED("scenario.green_3.first_effects-count") ->
        [0] you may explore { PRINTED("scenario.green_3.first") ->
            [one] { PRINTED("scenario.green_3.first") } village
           *[other] up to { PRINTED("scenario.green_3.first") } villages
          } now
       *[other] { PRINTED("scenario.green_3.first_effects") }
      }
  }
name-green_3-second = { PRINTED("scenario.green_3.second_text-key") ->
    [none] { PRINTED("scenario.green_3.second_effects-count") ->
        [0] The Basilisk’s wanderings are sung at court: it gains { PRINTED("scenario.green_3.second") } favour for each village it has explored
       *[other] { PRINTED("scenario.green_3.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.green_3.second_text") }: { PRINTED("scenario.green_3.second_effects-count") ->
        [0] it gains { PRINTED("scenario.green_3.second") } favour for each village it has explored
       *[other] { PRINTED("scenario.green_3.second_effects") }
      }
  }

name-blue_1 = The Court of Shadows, act { $act }
    .story = { about-blue_1 }
about-blue_1 = { $story-key ->
    [none] Whispers in the halls. Somebody never leaves the Basilisk’s side.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}In its first hand, in place of as many Apprentices: { $hand }.
  }
name-blue_1-first = { PRINTED("scenario.blue_1.first_text-key") ->
    [none] { PRINTED("scenario.blue_1.first_effects-count") ->
        [0] Nothing happens
       *[other] { PRINTED("scenario.blue_1.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.blue_1.first_text") }: { PRINTED("scenario.blue_1.first_effects-count") ->
        [0] nothing happens
       *[other] { PRINTED("scenario.blue_1.first_effects") }
      }
  }
name-blue_1-second = { PRINTED("scenario.blue_1.second_text-key") ->
    [none] { PRINTED("scenario.blue_1.second_effects-count") ->
        [0] Nothing happens
       *[other] { PRINTED("scenario.blue_1.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.blue_1.second_text") }: { PRINTED("scenario.blue_1.second_effects-count") ->
        [0] nothing happens
       *[other] { PRINTED("scenario.blue_1.second_effects") }
      }
  }
name-blue_2 = The Court of Shadows, act { $act }
    .story = { about-blue_2 }
about-blue_2 = { $story-key ->
    [none] The court wants to know who speaks first, and who need not be seen at all.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}In its first hand, in place of as many Apprentices: { $hand }.
  }
name-blue-first = { PRINTED("scenario.blue_2.first_text-key") ->
    [none] { PRINTED("scenario.blue_2.first_effects-count") ->
        [0] Yield the first word: the Basilisk’s Herald becomes first in the Capital
       *[other] { PRINTED("scenario.blue_2.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.blue_2.first_text") }: { PRINTED("scenario.blue_2.first_effects-count") ->
        [0] the Basilisk’s Herald becomes first in the Capital
       *[other] { PRINTED("scenario.blue_2.first_effects") }
      }
  }
name-blue-second = { PRINTED("scenario.blue_2.second_text-key") ->
    [none] { PRINTED("scenario.blue_2.second_effects-count") ->
        [0] Let the shadows be: the Basilisk’s first companion of this round is hidden for free
       *[other] { PRINTED("scenario.blue_2.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.blue_2.second_text") }: { PRINTED("scenario.blue_2.second_effects-count") ->
        [0] the Basilisk’s first companion of this round is hidden for free
       *[other] { PRINTED("scenario.blue_2.second_effects") }
      }
  }
name-blue_3 = The Court of Shadows, act { $act }
    .story = { about-blue_3 }
about-blue_3 = { $story-key ->
    [none] The court has made up its mind before the doors open.
   *[other] { $story }
  }{ $hand-count ->
    [0] {""}
   *[other] {" "}In its first hand, in place of as many Apprentices: { $hand }.
  }
name-blue_3-first = { PRINTED("scenario.blue_3.first_text-key") ->
    [none] { PRINTED("scenario.blue_3.first_effects-count") ->
        [0] The court has taken sides: this round the Basilisk wins every tie in influence
       *[other] { PRINTED("scenario.blue_3.first_effects-capital") }
      }
   *[other] { PRINTED("scenario.blue_3.first_text") }: { PRINTED("scenario.blue_3.first_effects-count") ->
        [0] this round the Basilisk wins every tie in influence
       *[other] { PRINTED("scenario.blue_3.first_effects") }
      }
  }
name-blue_3-second = { PRINTED("scenario.blue_3.second_text-key") ->
    [none] { PRINTED("scenario.blue_3.second_effects-count") ->
        [0] The shadows grow long: this round each of the Basilisk’s hidden companions gives { PRINTED("scenario.blue_3.second") } influence
       *[other] { PRINTED("scenario.blue_3.second_effects-capital") }
      }
   *[other] { PRINTED("scenario.blue_3.second_text") }: { PRINTED("scenario.blue_3.second_effects-count") ->
        [0] this round each of the Basilisk’s hidden companions gives { PRINTED("scenario.blue_3.second") } influence
       *[other] { PRINTED("scenario.blue_3.second_effects") }
      }
  }
