/** The search's stop words and synonyms. */

/** Stop words: what any question contains. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    "а без бы в во вот все всё где да для до его ее если есть еще же за зачем здесь и из или их к как какая какие какой",
    "какое ко когда кто куда ли либо меня мне могу можно мой мы на надо не него нее нет ни но ну нужно о об он она они от",
    "по под почему при про с сколько со сделать делать так такое также там то того тоже только том тут ты у уже чего чем",
    "что чтобы это этот эту я игра игре игры игру происходит делает",
    "a about an and are as at be but by can could do does for from game go goes happen happens has have how i if in into is it",
    "its me my of on or",
    "our shall should so than that the their them then there they this to us was we what when where which who why will with",
    "would you your",
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
  ["двигать", "переместить", "перемещает", "движение", "ходить"],
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
  ["move", "moves", "movement", "travel"],
  ["fight", "battle", "combat"],
];

/** The subject of each kind of rule, in the words of a question: matching kinds rank first. */
export const ABOUT_KINDS: Readonly<Record<string, string>> = {
  end: "победить проиграть конец ничья win lose end tie",
  scoring: "очки point",
  setup: "начать start",
};
