# Tasks: what must be true when the Bonfire is lit.

# Kinds whose rows all read alike: the printed values make the words.

name-of-task = { $colour-key ->
    [blue] Blue
    [red] Red
   *[yellow] Yellow
  } task “{ $kind-title }”, { AMOUNT($points, "point") }
    .acc = the { $colour-key ->
        [blue] blue
        [red] red
       *[yellow] yellow
      } task “{ $kind-title }” ({ AMOUNT($points, "point") })
    .icons = [task_{ $colour-key }] “{ $kind-title }”, { AMOUNT($points, "point") }
    .lit = [bonfire_{ $colour-key }] “{ $kind-title }”, { AMOUNT($points, "point") }
about-of-task = { $kind }
name-of-fate_tile = Fate tile ({ $symbols })
    .acc = a fate tile ({ $symbols })
    .icons = [fate_{ $symbols-1-key }] [fate_{ $symbols-2-key }] [fate_{ $symbols-3-key }]
about-of-fate_tile = Brings action tokens: { $symbols }; and one more for each equal symbol of the group it joins.
name-of-route = route { $ends-1-key }–{ $ends-2-key }
name-of-start_tile = Starting tile of the Path
about-of-start_tile = Any number of Guardians wait here. A Guardian who stops on its Path place brings { $resource }. { $crystal-key ->
    [none] It has no crystal.
   *[other] Its crystal is { $crystal }.
  }
name-of-island = island { $id } ({ $resource-key ->
    [none] { $guardian }
   *[other] { $resource }
  })
    .icons = { $resource-key ->
        [none] { $id } [guardian_{ $guardian-key }]
       *[other] { $id } [goods_{ $resource-key }]
      }
about-of-island = { $resource-key ->
    [none] Fetch the { $guardian } here for one token, if you have none of her colour.
   *[other] Take a task here and leave a gift: you pay the { $resource } of the island and the resource on the gift.
  }
name-of-path_tile = Path tile ({ $crystal-key ->
    [blue] blue
    [red] red
   *[yellow] yellow
  } crystal, { $resource })
    .acc = a Path tile ({ $crystal-key ->
        [blue] blue
        [red] red
       *[yellow] yellow
      } crystal, { $resource })
    .icons = [path_{ $crystal-key }] [goods_{ $resource-key }]
about-of-path_tile = A Guardian who stops here brings { $resource }; 2 points at the end beside a { $crystal-key ->
    [blue] blue
    [red] red
   *[yellow] yellow
  } Bonfire.
name-of-great_cell = { $token-token }, { $resource-key ->
    [none] points
   *[other] { $resource }
  }
    .icons = { $resource-key ->
        [none] [token_{ $token-key }] [points]
       *[other] [token_{ $token-key }] [goods_{ $resource-key }]
      }
about-of-great_cell = Two of three: a { $token-token }, { $resource-key ->
    [none] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $resource }
  }, a portal of this area.
about-of-tom_card = { $action }
title-kind-guardian = { $of-1 }
title-kind-path_resource = Path with { $of-1 }
title-kind-blue_and_red_bonfire = blue and red Bonfire
title-kind-gift_on_resource = gift on an island with { $of-1 }
title-kind-two_by_two = two each of two resources
title-kind-gifts_3_islands = gifts on three islands
title-kind-gifts_2_one_island = two gifts on one island
title-kind-fate_group3 = three together: { $of-1 }
title-kind-gnome_resource = gnome with { $of-1 }
title-kind-common = a common task
title-kind-portals3 = three portals
title-kind-paths_adjacent = equal Path neighbours
title-kind-gnomes3 = three gnomes
title-kind-gold4 = four gold
title-kind-bonfires_3_colours = Bonfires of three colours
title-kind-resources3 = three resources: { $of }
title-kind-gifts_both_islands = gifts on two islands: { $of }
title-kind-blue4 = four blue ones
title-kind-guardians4 = four Guardians
title-kind-fate_two_groups3 = three together twice: { $of }
title-kind-portals5 = five portals
title-kind-gifts_5_islands = gifts on five islands
title-kind-red4 = four red ones
title-kind-gnomes5 = five gnomes
title-kind-elders3 = three elders
title-kind-three_gifts_one_island = three gifts on one island
title-kind-gift_stack_empty = a gift stack used up
title-kind-red_crystals3 = three red crystals
title-kind-yellow4 = four yellow ones
title-kind-bonfires5 = five Bonfires
title-kind-blue_crystals4 = four blue crystals
title-kind-three_by_two = three each of two resources
title-kind-gifts_2_on_3 = two gifts on three islands
title-kind-same_resource5 = five of one resource
title-kind-action_tokens5 = five tokens: { $of }
title-kind-fate_marked_cells = marked cells covered
title-kind-guardians2_bonfires = two Guardians at Bonfires
title-kind-fate_two_groups4 = two groups of four
title-kind-fate_gold_cells = gold cells covered
title-kind-fate_outer_columns = outer columns covered
part-kind-guardian = You have the { $of-1 }.
part-kind-path_resource = You have a Path tile with { $of-1 }.
part-kind-blue_and_red_bonfire = You have a blue and a red Bonfire.
part-kind-gift_on_resource = A gift of yours lies on an island with { $of-1 }.
part-kind-two_by_two = You have at least two each of two resources; gold does not count.
part-kind-gifts_3_islands = Gifts of yours lie on three islands.
part-kind-gifts_2_one_island = Two gifts of yours lie on one island.
part-kind-fate_group3 = Your fate area holds a connected group of at least three of this symbol: { $of-1 }.
part-kind-gnome_resource = You have a gnome whose card shows { $of-1 }.
part-kind-common = You fulfil at least one common task.
part-kind-portals3 = You have at least three portals.
part-kind-paths_adjacent = Two neighbouring Path tiles of yours show the same resource.
part-kind-gnomes3 = You have at least three gnomes.
part-kind-gold4 = You have at least four gold.
part-kind-bonfires_3_colours = You have a Bonfire of each of the three colours; this task does not count itself.
part-kind-resources3 = { $of-count ->
    [one] You have at least three of this resource: { $of }.
   *[other] You have each of these resources: { $of }.
  }
part-kind-gifts_both_islands = { $of-count ->
    [one] Gifts of yours lie on both islands with { $of }.
   *[other] Gifts of yours lie on an island of each of these resources: { $of }.
  }
part-kind-blue4 = Your blue tasks and blue Bonfires are at least four.
part-kind-guardians4 = You have at least four Guardians.
part-kind-fate_two_groups3 = Your fate area holds a connected group of at least three of each symbol: { $of }.
part-kind-portals5 = You have at least five portals.
part-kind-gifts_5_islands = Gifts of yours lie on five islands.
part-kind-red4 = Your red tasks and red Bonfires are at least four.
part-kind-gnomes5 = You have at least five gnomes.
part-kind-elders3 = You have at least three elders.
part-kind-three_gifts_one_island = Three gifts of yours lie on one island.
part-kind-gift_stack_empty = One of your two gift stacks is used up.
part-kind-red_crystals3 = You have at least three Path tiles with a red crystal.
part-kind-yellow4 = Your yellow tasks and yellow Bonfires are at least four, this one included.
part-kind-bonfires5 = You have at least five Bonfires; this task does not count itself.
part-kind-blue_crystals4 = You have at least four Path tiles with a blue crystal.
part-kind-three_by_two = You have at least three each of two resources; gold does not count.
part-kind-gifts_2_on_3 = At least two gifts of yours lie on each of three islands.
part-kind-same_resource5 = You have at least five of one resource; gold does not count.
part-kind-action_tokens5 = { $of-count ->
    [one] You hold at least five of these action tokens: { $of }.
   *[other] You hold each of these action tokens: { $of }.
  } Yellow ones do not stand in for others.
part-kind-fate_marked_cells = All marked cells of your fate area are covered.
part-kind-guardians2_bonfires = Two Guardians of yours stand at Bonfires.
part-kind-fate_two_groups4 = Your fate area holds two connected groups of at least four equal symbols.
part-kind-fate_gold_cells = All gold cells of your fate area are covered.
part-kind-fate_outer_columns = All cells of the two outer columns of your fate area are covered.
title-action-great = Great Bonfire
title-action-path = Path
title-action-task1 = Task I
title-action-task2 = Task II
title-action-master = Master
title-action-guardian = Guardian
part-action-great = Tom turns the Great Bonfire to the next portal for Tom’s board and takes it.
part-action-path = Tom takes all open Path tiles with the resource of the revealed master.
part-action-task1 = Of the tasks on the two islands with the resource of the revealed master Tom takes the one with the most points.
part-action-task2 = Of the tasks on the two islands with the resource of the revealed master Tom takes the one with the fewest points; one of Tom’s novices goes to the council, and Tom gains a point.
part-action-master = Tom takes all open masters with the resource of the revealed master.
part-action-guardian = Tom takes a Guardian of a colour that Tom lacks.
