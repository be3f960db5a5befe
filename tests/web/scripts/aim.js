async (drawn) => {
  const changed = () => new Promise((tell) => {
    const watch = new MutationObserver(() => { watch.disconnect(); tell(); });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => { watch.disconnect(); tell(); }, 1000);
  });
  const over = () => document.querySelector('[data-over]') !== null;
  const error = () => document.querySelector('[role=alert]')?.textContent ?? '';
  const ready = () => document.querySelector('[data-busy]') ? [] : [...document.querySelectorAll(
    '.handover button, g.open, [data-battle] .choice:enabled, .options button:enabled:not([data-widen])')]
    .filter((each) => !each.closest('[inert]'));
  while (!ready().length && !over() && !error()) await changed();
  if (over() || error()) return { over: over(), error: error() };
  const found = ready();
  const one = found[drawn % found.length];
  const covers = (x, y) => {
    const top = document.elementFromPoint(x, y);
    return top && (one.contains(top) || (one.closest('svg') && top.closest('svg') === one.closest('svg')
      && document.elementsFromPoint(x, y).some((each) => one.contains(each))));
  };
  one.scrollIntoView({ block: "center", inline: "nearest" });
  const box = one.getBoundingClientRect();
  for (const across of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95])
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
      const at = [box.left + box.width * across, box.top + box.height * down];
      if (covers(...at)) return { over: false, error: '', at };
    }
  return { over: false, error: `${one.dataset.id ?? one.textContent} cannot be reached` };
}
