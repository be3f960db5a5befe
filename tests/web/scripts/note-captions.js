() => {
  window.captions = [];
  window.moments = [];
  const note = () => {
    const caption = document.querySelector("[data-caption] .caption")?.textContent;
    if (caption && caption !== window.captions.at(-1)) window.captions.push(caption);
    const moment = document.querySelector("[data-moment]")?.dataset.moment;
    if (moment && moment !== window.moments.at(-1)) window.moments.push(moment);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}
