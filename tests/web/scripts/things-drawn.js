([attribute, ids]) => Object.fromEntries([...document.querySelectorAll(`[${attribute}]`)]
  .filter((each) => !ids || ids.includes(each.getAttribute(attribute)))
  .map((each) => {
    const picture = each.querySelector('[data-sprite]');
    // in units of its board, which may change its place meanwhile
    const { left, top, right, bottom } = picture.getBoundingClientRect();
    const units = picture.ownerSVGElement.getScreenCTM().inverse();
    const corners = [[left, top], [right, bottom]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(units));
    return [each.getAttribute(attribute), [picture.dataset.sprite, ...corners.flatMap(({ x, y }) => [x, y].map(Math.round))]];
  }))
