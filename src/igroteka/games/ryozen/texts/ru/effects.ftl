# Что делают жетоны и кланы.

about-coin = За неё скрывают соратников, нанимают в Доме кланов, занимают платные места и строят деревни.
about-scroll = Им платят за откровения, места и деревни.
about-lantern = Во Дворце за него применяют эффект выделенного сектора; им платят и за места и деревни.
about-coral = Осколок луны. В конце три одного цвета дают { PRINTED("table.table.same_colour") }, три разных { PRINTED("table.table.three_colours") }, одиночный { PRINTED("table.table.single_shard") }.
about-herald = Чем ближе к первому месту в Столице, тем лучше: Глашатаи решают все ничьи.
about-explorer = Стоит на последней исследованной деревне; у Алтаря вам доступны бонусы всех деревень позади.
about-companion = Раскрытый даёт { AMOUNT(PRINTED("table.table.influence_revealed"), "influence") } и может применить способность; скрытый, за { AMOUNT(PRINTED("table.table.hidden_price"), "coin") }, даёт { PRINTED("table.table.influence_hidden") } и переживает удар.
about-favour_marker = Набранные очки благосклонности. Побеждает тот, у кого их больше.
about-first_player = Его владелец ходит первым; в конце это осколок луны любого цвета. Его забирает самый влиятельный во Дворце.
about-orange = Клан. Соратники у всех четырёх одинаковы.
about-agate = { about-coral }
about-jade = { about-coral }
about-purple = { about-orange }
about-green = { about-orange }
about-blue = { about-orange }

name-of-revelation = { $kind }
about-of-revelation = { $kind-about }
name-of-sector_card = Карточка сектора «{ $sector }»{ $nth ->
    [1] {" "}I
    [2] {" "}II
    [3] {" "}III
    [4] {" "}IV
   *[other] {" "}({ $nth })
  }
about-of-sector_card = Василиск помещает соратника в сектор «{ $sector }»{ $second-key ->
    [none] {""}
   *[other] , а если места нет – в сектор «{ $second }»
  }.{ $extra }{ $effects-count ->
    [0] {""}
   *[other] {" "}{ $effects-capital }.
  }{ $text-key ->
    [none] {""}
   *[other] {" "}«{ $text }»
  }
part-extra-none = {""}
part-extra-no_event = {" "}Если предсказанных событий не осталось, он получает { AMOUNT($amount, "favour") }.
part-extra-first = {" "}Если его Глашатай уже был первым, он получает { AMOUNT($amount, "favour") }.
part-extra-build = {" "}Василиск строит, если может{ $amount ->
    [0] {""}
    [one] , и получает за это ещё { $amount } очко благосклонности
    [few] , и получает за это ещё { $amount } очка благосклонности
   *[many] , и получает за это ещё { $amount } очков благосклонности
  }.
part-extra-here = {" "}Василиск берёт бонус деревни, где стоит его Исследователь.
part-extra-dearest = {" "}Он приобретает самые дорогие карточки, какие может оплатить{ $amount ->
    [0] {""}
    [one] , первую – на свиток дешевле
    [few] , первую – на { $amount } свитка дешевле
   *[many] , первую – на { $amount } свитков дешевле
  }.
part-extra-coins = {" "}Если нанять не может, он получает { AMOUNT($amount, "coin") }.
about-of-twist_card = Василиск получает очки благосклонности{ $favour-count ->
    [0] {" "}по уровню сложности
   *[other] : { $favour } по уровню сложности, от лёгкого до героического
  } и тут же открывает следующую карточку.
