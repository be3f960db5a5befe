() => {
  const chips = [...document.querySelectorAll('section[data-topic] .chip')].map((each) => each.getBoundingClientRect());
  const sheet = document.querySelector('section[data-topic]')?.getBoundingClientRect();
  const [rows, last] = [new Set(chips.map((box) => Math.round(box.top))).size, chips.at(-1)];
  return [chips.length, rows, !last || (last.right > sheet.left + 40 && last.right <= sheet.right)];
}
