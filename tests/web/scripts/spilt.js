() => [...document.querySelectorAll('.boards text')].flatMap((text) => {
  const { label } = text.dataset;
  const thing = label ? text.closest('svg').querySelector(`[data-id="${CSS.escape(label)}"]`) : text.parentElement;
  const frame = thing.matches('.badge') ? thing.querySelector('rect')
    : thing.querySelector(':scope > .shape, :scope > .ring, :scope > rect');
  if (!frame || !text.textContent.trim()) return [];
  const [words, box] = [text.getBoundingClientRect(), frame.getBoundingClientRect()];
  return words.width > box.width + 1.5 ? [`${text.textContent}: ${words.width} in ${box.width}`] : [];
})
