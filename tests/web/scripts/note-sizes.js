() => {
  window.sizes = [];
  const note = () => {
    if (!document.querySelector("[data-moment], [data-shown], [data-close-up]")) return;
    const { width, height } = document.querySelector(".stage .frame").getBoundingClientRect();
    const size = `${Math.round(width)}x${Math.round(height)}`;
    if (!window.sizes.includes(size)) window.sizes.push(size);
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
}
