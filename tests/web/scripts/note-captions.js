() => {
  window.captions = [];
  window.moments = [];
  const note = () => {
    const caption = document.querySelector("[data-caption] .caption")?.textContent;
    if (caption && caption !== window.captions.at(-1)) window.captions.push(caption);
    const { moment, shown, closeUp } = document.querySelector("[data-moment], [data-shown], [data-close-up]")?.dataset ?? {};
    const seen = moment ?? (shown && "card") ?? (closeUp && "close-up");
    if (seen && seen !== window.moments.at(-1)) window.moments.push(seen);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}
