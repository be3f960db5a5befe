// Notes how large pictures are drawn on the page, and on each board of it when that is scrolled into sight.
async () => {
  window.notePictures();
  for (const board of document.querySelectorAll("[data-board]")) {
    board.scrollIntoView({ block: "center", behavior: "instant" });
    for (const _ of "abc") await new Promise(requestAnimationFrame);
    window.notePictures();
  }
  scrollTo({ top: 0, behavior: "instant" });
}
