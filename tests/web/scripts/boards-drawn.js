() => {
  const COPY = /\.[0-9a-f]{12}\.\w+$/; // a picture and its small copy are the same picture
  const worn = (each) => [...each.attributes].map(({ name, value }) => name === 'class'
    ? 'class=' + value.split(/\s+/).filter((word) => word && word !== 'fresh').sort().join(' ')
    : `${name}=${value.replace(COPY, '')}`).sort();
  const inside = (each) => each.children.length ? [...each.children].map(told) : each.textContent;
  const told = (each) => [each.tagName, worn(each), inside(each)];
  const things = (board) => [...board.querySelectorAll('g[data-id], [data-label]')].map(told);
  const boards = [...document.querySelectorAll('[data-board]')].map((board) => [board.dataset.board, things(board)]);
  return [document.querySelector('.table-layout').dataset.revision, Object.fromEntries(boards)];
}
