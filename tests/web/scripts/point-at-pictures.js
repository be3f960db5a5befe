// Opens the tip of one thing of each picture, and notes how large it is drawn there; returns how many tips showed one.
async () => {
  const seen = new Set();
  let shown = 0;
  for (const thing of document.querySelectorAll(".boards g.piece[data-id][tabindex]")) {
    const file = thing.querySelector("image")?.getAttribute("href");
    if (!file || seen.has(file) || !thing.isConnected) continue;
    seen.add(file);
    thing.focus();
    for (const _ of "ab") await new Promise(requestAnimationFrame);
    if (document.querySelector(".tip .picture image")) shown += 1;
    window.notePictures();
  }
  document.activeElement?.blur();
  return shown;
}
