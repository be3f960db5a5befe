(ids) => [...document.querySelectorAll('figure[data-role=own] g.piece')]
  .filter((piece) => ids.some((id) => new RegExp(id).test(piece.dataset.id)))
  .map((piece) => Math.round(piece.getBoundingClientRect().width))
