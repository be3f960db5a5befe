# The four stories of the narrative mode.

name-orange_1 = The Siege, act 1
    .story = { about-orange_1 }
about-orange_1 = Drums beyond the walls, all night long. At dawn the Basilisk’s banners stand before the Gates. In his first rank march: { $hand }. As many Apprentices of his hand make room for them.
name-orange_2 = The Siege, act 2
    .story = { about-orange_2 }
about-orange_2 = An envoy in orange silk names the price of quiet nights. Pay it, or let every blow against your people add to his master’s fame.
name-orange_3 = The Siege, act 3
    .story = { about-orange_3 }
about-orange_3 = The siege enters its last day, and what was said at the Gates bears fruit.
name-orange-first = Pay him off: you lose { PRINTED("scenario.orange_2.first") ->
    [one] { PRINTED("scenario.orange_2.first") } coin
   *[other] { PRINTED("scenario.orange_2.first") } coins
  }
name-orange-second = Refuse: this round he gains { PRINTED("scenario.orange_2.second") } favour for each of your companions he strikes
name-orange_3-first = Your coins have bought him soldiers: a new tile of his clan takes an Apprentice’s place in his hand
name-orange_3-second = He sells the tale of your refusal for a trophy: the Basilisk gains a coral shard

name-purple_1 = The Hungry Moon, act 1
    .story = { about-purple_1 }
about-purple_1 = The moon hangs low over the Palace and asks for gifts. Beside the Basilisk walk, to collect them: { $hand }. As many Apprentices of his hand make room for them.
name-purple_2 = The Hungry Moon, act 2
    .story = { about-purple_2 }
about-purple_2 = A voice from the water: share the light, or feed the shadow that follows you.
name-purple_3 = The Hungry Moon, act 3
    .story = { about-purple_3 }
about-purple_3 = Full moon. Nothing that was given or kept has been forgotten.
name-purple-first = Share the light: you and the Basilisk gain a shard each
name-purple-second = Feed the shadow: the Basilisk gains { PRINTED("scenario.purple_2.second") ->
    [one] { PRINTED("scenario.purple_2.second") } lantern
   *[other] { PRINTED("scenario.purple_2.second") } lanterns
  }
name-purple_3-first = The moon blesses what was shared: at the end a set of three colours is worth { PRINTED("scenario.purple_3.first") } favour more, to both of you
name-purple_3-second = The moon takes its due: you discard a shard or lose { PRINTED("scenario.purple_3.second") } favour

name-green_1 = The Trails, act 1
    .story = { about-green_1 }
about-green_1 = Footprints in the wet grass: others have gone ahead of you, and they serve the Basilisk: { $hand }. As many Apprentices of his hand make room for them.
name-green_2 = The Trails, act 2
    .story = { about-green_2 }
about-green_2 = At a fork of the road you hear his people digging. Let them pass, or let them spoil the way behind them.
name-green_3 = The Trails, act 3
    .story = { about-green_3 }
about-green_3 = The road remembers who walked it.
name-green-first = Let them pass: his Explorer goes to the last village built
name-green-second = Let them dig: the next village you build costs { PRINTED("scenario.green_2.second") ->
    [one] { PRINTED("scenario.green_2.second") } resource
   *[other] { PRINTED("scenario.green_2.second") } resources
  } more
name-green_3-first = Those whom you let pass have left marks for you: you may explore a village now
name-green_3-second = His wanderings are sung at court: the Basilisk gains { PRINTED("scenario.green_3.second") } favour for each village he has explored

name-blue_1 = The Court of Shadows, act 1
    .story = { about-blue_1 }
about-blue_1 = Whispers in the halls. These never leave the Basilisk’s side: { $hand }. As many Apprentices of his hand make room for them.
name-blue_2 = The Court of Shadows, act 2
    .story = { about-blue_2 }
about-blue_2 = The court wants to know who speaks first, and who need not be seen at all.
name-blue_3 = The Court of Shadows, act 3
    .story = { about-blue_3 }
about-blue_3 = The court has made up its mind before the doors open.
name-blue-first = Yield the first word: his Herald becomes first in the Capital
name-blue-second = Let him keep his secrets: his first companion of this round is hidden for free
name-blue_3-first = The court favours him: this round the Basilisk wins every tie in influence
name-blue_3-second = The shadows grow long: this round each of his hidden companions gives { PRINTED("scenario.blue_3.second") } influence
