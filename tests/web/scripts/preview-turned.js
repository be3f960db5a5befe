(before) => {
  const drawn = ([attribute, ids]) => Object.fromEntries([...document.querySelectorAll(`[${attribute}]`)]
    .filter((each) => !ids || ids.includes(each.getAttribute(attribute)))
    .map((each) => {
      const picture = each.querySelector('[data-sprite]');
      const { x, y, width, height } = picture.getBoundingClientRect();
      return [each.getAttribute(attribute), [picture.dataset.sprite, ...[x, y, width, height].map(Math.round)]];
    }));
  return JSON.stringify(drawn(['data-preview', null])) !== JSON.stringify(before);
}
