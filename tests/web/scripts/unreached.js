() => {
  const inside = (box) => [0.5, 0.15, 0.85, 0.3, 0.7].flatMap((across) => [0.5, 0.15, 0.85, 0.3, 0.7].map(
    (down) => ({ clientX: box.left + box.width * across, clientY: box.top + box.height * down })));
  const meant = (at) => {
    const under = document.elementFromPoint(at.clientX, at.clientY);
    under?.dispatchEvent(new PointerEvent('pointermove', { ...at, pointerType: 'mouse', bubbles: true }));
    return under?.closest('.frame')?.querySelector('[data-aimed]');
  };
  return [...document.querySelectorAll('g.open')]
    .filter((thing) => !inside(thing.getBoundingClientRect()).some((at) => meant(at) === thing))
    .map((thing) => thing.dataset.id);
}
