// Texts of the top bar, the prompt, the seats and the tabs, and price pills of a board, that lie over one another.
() => {
  const GROUPS = ['.table-layout > header', '.ask', 'aside > ul', 'nav.tabs'];
  const SLACK_PX = 2;
  const LETTERS = 0.2; // of a line's box, above and below its letters
  const shown = (node) => node.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !node.parentElement.closest('.unseen, .gain, svg')
    && getComputedStyle(node.parentElement).clipPath === 'none';
  // rows that are moved sideways show a part of their texts
  const seen = (node, left, right) => {
    const rows = ['.chips', '.options', '.trail', '.actions'].map((row) => node.parentElement.closest(row))
      .flatMap((row) => (row ? [row.getBoundingClientRect()] : []));
    return { left: Math.max(left, ...rows.map((row) => row.left)), right: Math.min(right, ...rows.map((row) => row.right)) };
  };
  const texts = (group) => {
    const walker = document.createTreeWalker(group, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.textContent.trim() || !shown(node)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const cut = node.parentElement.closest('.who'); // a long name ends in dots
      const boxes = cut ? [cut.getBoundingClientRect()] : range.getClientRects();
      for (const { left, right, top, bottom, height } of boxes)
        found.push([node.textContent.trim(), {
          ...seen(node, left, right), top: top + height * LETTERS, bottom: bottom - height * LETTERS,
        }]);
    }
    return found;
  };
  const pills = (svg) => [...svg.querySelectorAll('.price > rect')]
    .map((rect) => [`price of ${rect.parentElement.dataset.price}`, rect.getBoundingClientRect()]);
  const over = ([, one], [, other]) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK_PX
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK_PX;
  const pairs = (things) => things.flatMap((one, at) => things.slice(at + 1)
    .filter((other) => over(one, other)).map((other) => `${one[0]} / ${other[0]}`));
  const groups = GROUPS.flatMap((each) => [...document.querySelectorAll(each)]).map(texts);
  return [...groups, ...[...document.querySelectorAll('.boards svg')].map(pills)].flatMap(pairs);
}
