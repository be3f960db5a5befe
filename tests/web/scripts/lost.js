() => [...document.querySelectorAll('.boards svg[role=group]')].flatMap((svg) => {
  const start = svg.querySelector('[tabindex="0"]:not(.open)');
  const seen = new Set(start ? [start] : []);
  for (const one of seen)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      one.focus();
      one.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      seen.add(document.activeElement);
    }
  return [...svg.querySelectorAll('[tabindex]')].filter((each) => !seen.has(each)).map((each) => each.dataset.id);
})
