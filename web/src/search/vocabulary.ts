/** The search's stop words and synonyms. */

/** Stop words: what any question contains. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    "а без бы в во вот все всё где да для до его ее если есть еще же за зачем здесь и из или их к как какая какие какой",
    "какое ко когда кто куда ли либо меня мне могу можно мой мы на надо не него нее нет ни но ну нужно о об он она они от",
    "по под почему при про с сколько со сделать делать так такое также там то того тоже только том тут ты у уже чего чем",
    "что чтобы это этот эту я игра игре игры игру происходит делает делают работает работают проходит устроен значит есть",
    "a about an and are as at be but by can could do does for from game go goes happen happens has have how i if in into is it",
    "its me my of on or",
    "our shall should so than that the their them then there they this to us was we what when where which who why will with",
    "would you your work works many much mean means rule rules",
  ]
    .join(" ")
    .split(" "),
);

/** Each row holds synonyms. */
export const SYNONYMS: readonly (readonly string[])[] = [
  ["победить", "победа", "побеждает", "победил", "победитель", "выиграть", "выигрывает", "выигрыш", "выиграл"],
  ["проиграть", "проигрывает", "проигрыш", "поражение", "побежденный"],
  [
    "конец",
    "окончание",
    "кончается",
    "кончиться",
    "закончить",
    "заканчивается",
    "завершить",
    "завершается",
    "завершение",
  ],
  ["ничья", "равенство", "поровну", "равны"],
  ["очки", "балл", "счет", "подсчет"],
  ["начать", "начало", "начинает", "подготовка", "раскладка"],
  ["цена", "стоимость", "стоит", "платить", "заплатить", "оплата", "плата"],
  ["взять", "берет", "получить", "получает"],
  ["убрать", "удалить", "сбросить", "сброс", "сбрасывает"],
  ["двигать", "переместить", "перемещает", "движение", "ходит", "ходить", "плыть", "плавание", "плавать"],
  ["построить", "строить", "постройка", "возвести"],
  ["раскрыть", "раскрывает", "раскрывают", "открыть", "вскрыть"],
  ["зажечь", "зажигает", "зажигают", "загорается", "разжечь"],
  ["нанять", "нанимать", "наем", "разместить", "размещение"],
  ["год", "лет"],
  ["вдвоем", "двое", "двоих"],
  ["один", "одиночку", "одиночный", "одиночная", "соло"],
  ["плитка", "тайл", "жетон"],
  ["кубик", "кость", "бросок", "бросать"],
  ["умереть", "умер", "умирает", "погиб", "погибает", "гибнет", "смерть", "гибель"],
  ["оживить", "оживает", "воскресить"],
  ["ци", "чи", "жизнь"],
  ["деньги", "монета"],
  ["инкарнация", "воплощение"],
  ["преследователь", "обитатель"],
  ["дорога", "путь"],
  ["драться", "сражение", "бой", "битва", "сражаться"],
  ["win", "wins", "won", "winner", "winning", "victory", "goal"],
  ["lose", "loses", "lost", "loss", "defeat", "defeated"],
  ["end", "ends", "finish"],
  ["tie", "tied", "ties", "equal", "equality"],
  ["point", "points", "vp", "score", "scoring"],
  ["start", "starts", "begin", "beginning", "setup", "prepare"],
  ["cost", "costs", "price", "pay", "payment"],
  ["take", "takes", "gain", "gains", "get", "receive"],
  ["remove", "removes", "discard", "discards"],
  ["move", "moves", "movement", "travel", "sail", "sails", "sailing"],
  ["fight", "battle", "combat"],
  ["solo", "alone", "single"],
  ["dice", "roll", "rolls"],
  ["revive", "revived", "resurrect"],
  ["qi", "life", "lives", "health"],
  ["money", "coin"],
  ["dies", "death", "dead"],
  ["tile", "token"],
  ["build", "builds", "built", "building"],
];

/** The subject of each kind of rule, in the words of a question: matching kinds rank first. */
export const ABOUT_KINDS: Readonly<Record<string, string>> = {
  end: "победить проиграть конец ничья win lose end tie",
  scoring: "очки point",
  setup: "начать start",
};

/** What kinds of rules answer what kind of question, by how the question begins. */
export const ANSWERS: readonly { asked: RegExp; kinds: ReadonlySet<string> }[] = [
  { asked: /^(что так|кто так|что значит|what (is|are|does .* mean)|who)/i, kinds: new Set(["component", "effect"]) },
  { asked: /^(что (дает|даёт|дают|делает|делают)|what do(es)? )/i, kinds: new Set(["effect", "action"]) },
  { asked: /^(как|how (do|does|to|can))/i, kinds: new Set(["action", "flow", "end"]) },
  { asked: /^(сколько|how (many|much))/i, kinds: new Set(["setup", "flow", "limit", "action"]) },
  { asked: /^(когда|when)/i, kinds: new Set(["flow", "end", "effect"]) },
  { asked: /^(можно|могу|can)/i, kinds: new Set(["limit", "action"]) },
];

/** Chapters about variants and details: they come after the base game, unless the question names them. */
export const VARIANTS: ReadonlySet<string> = new Set(
  "solo tom handicap narrative palace_mode wm two quest wither other example interaction tip".split(" "),
);
