async (wanted) => {
  const paint = new Promise((tell) => new PerformanceObserver((seen, observer) => {
    const first = seen.getEntriesByName('first-contentful-paint')[0];
    if (first) { observer.disconnect(); tell(first.startTime); }
  }).observe({ type: 'paint', buffered: true }));
  const frame = () => new Promise((tell) => requestAnimationFrame(tell));
  const there = () => {
    const found = [...document.querySelectorAll(wanted)];
    return found.length && found.every((each) => !(each instanceof HTMLImageElement) || each.loading === 'lazy' || each.complete);
  };
  while (!there()) await frame();
  await document.fonts.ready;
  await frame();
  await frame();
  return { paint: await paint, drawn: performance.now() };
}
