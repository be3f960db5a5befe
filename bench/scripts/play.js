async ([clicks, updates, pause]) => {
  let drawn = 7;
  const below = (n) => ((drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0) >>> 9) % n;
  const over = () => document.querySelector('[data-over]') !== null;
  const found = () => document.querySelector('[data-busy]') ? []
    : [...document.querySelectorAll('g.open, [data-battle] .choice, .options button:enabled:not([data-widen])')]
      .filter((each) => !each.closest('[inert]'));
  window.updates.length = 0;
  for (let made = 0; made < clicks && window.updates.length < updates && !over(); ) {
    const ready = found();
    if (ready.length && ++made) ready[below(ready.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await new Promise((tell) => setTimeout(tell, ready.length ? pause : 40));
  }
  return { over: over(), updates: [...window.updates] };
}
