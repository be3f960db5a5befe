// Notes the largest size in pixels of the screen at which each picture is drawn: on the whole page when it is asked to,
// and, as soon as it is drawn, in what is shown over the boards.
() => {
  window.pictures = new Map();
  window.notePictures = (within = "") => {
    for (const each of document.querySelectorAll(`${within} svg image`)) {
      const matrix = each.checkVisibility() && each.getScreenCTM();
      if (!matrix) continue;
      const scale = Math.hypot(matrix.a, matrix.b) * devicePixelRatio;
      const drawn = ["width", "height"].map((side) => each[side].baseVal.value * scale);
      const [href, known] = [each.getAttribute("href"), window.pictures.get(each.getAttribute("href"))];
      const { moment, shown, closeUp, board } =
        each.closest("[data-moment], [data-shown], [data-close-up], [data-board]")?.dataset ?? {};
      if (!known || drawn[0] > known.drawn[0])
        window.pictures.set(href, { drawn, where: `${moment ?? shown ?? closeUp ?? board} ${innerWidth}x${innerHeight}` });
    }
  };
  let due = false;
  const look = () => {
    due = false;
    window.notePictures(":is([data-moment], [data-shown], [data-close-up])");
  };
  new MutationObserver(() => {
    if (!due) requestAnimationFrame(look);
    due = true;
  }).observe(document.body, { subtree: true, childList: true });
}
