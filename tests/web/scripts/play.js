async ([most, seed]) => {
  let drawn = seed >>> 0;
  const below = (n) => ((drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0) >>> 9) % n;
  const busy = () => document.querySelector('[data-busy]') !== null;
  const ready = () => busy() ? [] : [...document.querySelectorAll(
    '.handover button, g.open, [data-battle] .choice:enabled, .options button:enabled:not([data-widen])')]
    .filter((each) => !each.closest('[inert]'));
  const over = () => document.querySelector('[data-over]') !== null;
  const error = () => document.querySelector('[role=alert]')?.textContent;
  const changed = () => new Promise((tell) => {
    const watch = new MutationObserver(() => { watch.disconnect(); tell(); });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => { watch.disconnect(); tell(); }, 1000);
  });
  let clicks = 0;
  const asked = new Set();
  while (clicks < most && !over()) {
    const found = ready();
    if (error()) return { clicks, over: over(), error: error(), asked: [...asked] };
    if (!found.length) { await changed(); continue; }
    asked.add(document.querySelector('[data-topic]')?.dataset.topic ?? 'hand-over');
    const next = changed();
    found[below(found.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    clicks += 1;
    await next;
  }
  return { clicks, over: over(), error: '', asked: [...asked] };
}
