() => {
  for (const zone of document.querySelectorAll('g.zone.open'))
    for (const piece of document.querySelectorAll('g.piece:not(.open)')) {
      const { x, y, width, height } = piece.getBoundingClientRect();
      const at = [x + width / 2, y + height / 2];
      const under = document.elementsFromPoint(...at).map((each) => each.closest('[data-id]'));
      const others = under.filter((each) => each !== zone && each?.matches('.open'));
      if (under[0] === piece && under.includes(zone) && !others.length) return at;
    }
}
