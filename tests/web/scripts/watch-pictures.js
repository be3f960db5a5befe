// Notes the largest size in pixels of the screen at which each picture is drawn, as soon as it is drawn.
() => {
  window.pictures = new Map();
  window.notePictures = () => {
    for (const each of document.querySelectorAll("svg image")) {
      const matrix = each.checkVisibility() && each.getScreenCTM();
      if (!matrix) continue;
      const scale = Math.hypot(matrix.a, matrix.b) * devicePixelRatio;
      const drawn = ["width", "height"].map((side) => each[side].baseVal.value * scale);
      const [href, known] = [each.getAttribute("href"), window.pictures.get(each.getAttribute("href"))];
      const { moment, closeUp, board } = each.closest("[data-moment], [data-close-up], [data-board]")?.dataset ?? {};
      if (!known || drawn[0] > known.drawn[0])
        window.pictures.set(href, { drawn, where: `${moment ?? closeUp ?? board} ${innerWidth}x${innerHeight}` });
    }
  };
  let due = false;
  const look = () => {
    due = false;
    window.notePictures();
  };
  new MutationObserver(() => {
    if (!due) requestAnimationFrame(look);
    due = true;
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
