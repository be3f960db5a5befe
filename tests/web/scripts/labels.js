// Words and numbers on the boards that are too small, cut, outside their board, over one another, or hidden by a piece.
(least) => {
  const SLACK_PX = 2.5;
  const LETTERS = 0.14; // of a text's box, above and below its letters
  const whose = ({ each, words }) => `${words} (${each.dataset.label ?? each.closest('[data-id]')?.dataset.id ?? ''})`;
  const READ = /[\p{L}\p{N}]/u;
  const box = (each, inner = 0) => {
    const { left, right, top, bottom, height } = each.getBoundingClientRect();
    return { left, right, top: top + inner * height, bottom: bottom - inner * height };
  };
  const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK_PX
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK_PX;
  const errors = (svg) => {
    const board = svg.closest('[data-board]').dataset.board;
    const frame = box(svg);
    const texts = [...svg.querySelectorAll('text')]
      .filter((each) => READ.test(each.textContent) && each.checkVisibility({ opacityProperty: true }))
      .map((each) => ({ each, words: each.textContent, at: box(each, LETTERS) }));
    const pieces = [...svg.querySelectorAll('g.piece')].map((each) => [each.dataset.id, box(each.querySelector('.ring'))]);
    // a card that lies on another one hides its numbers
    const cards = [...svg.querySelectorAll('g.piece:has(> .turn image)')].map((each) => [each, box(each.querySelector('.ring'))]);
    const hidden = ({ each, at }) => cards.some(([card, over]) => !card.contains(each)
      && each.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING && !each.dataset.label
      && over.left < at.left && over.right > at.right && over.top < at.top && over.bottom > at.bottom);
    const size = ({ each }) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a;
    const outside = ({ at }) => at.left < frame.left - 1 || at.right > frame.right + 1
      || at.top < frame.top - 1 || at.bottom > frame.bottom + 1;
    return [
      ...texts.filter((text) => size(text) < least).map(({ words }) => `small: ${words}`),
      ...texts.filter(({ words }) => words.endsWith('…')).map(({ words }) => `cut: ${words}`),
      ...texts.filter(outside).map(({ words }) => `outside: ${words}`),
      ...texts.filter((one) => !hidden(one)).flatMap((one, at, seen) => seen.slice(at + 1).filter((other) => over(one.at, other.at))
        .map((other) => `${whose(one)} / ${whose(other)}`)),
      ...texts.filter(({ each }) => each.dataset.label).flatMap((text) => pieces.filter(([, at]) => over(text.at, at))
        .map(([id]) => `${text.words} hidden by ${id}`)),
    ].map((error) => `${board}: ${error}`);
  };
  return [...document.querySelectorAll('.boards svg[role=group]')]
    .filter((svg) => svg.getBoundingClientRect().width).flatMap(errors);
}
