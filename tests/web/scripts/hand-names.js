() => [...document.querySelectorAll('figure[data-role=own] g.piece')]
  .filter(({ dataset }) => /^hand:0:[A-Z]\d+$/.test(dataset.id))
  .map((card) => {
    const { left, right, top, bottom, width } = card.querySelector('.ring').getBoundingClientRect();
    const words = document.querySelector(`figure[data-role=own] [data-id="${card.dataset.id}:name"] text`);
    const scale = words ? words.getScreenCTM().a : 0;
    const letters = words ? parseFloat(getComputedStyle(words).fontSize) * scale : 0;
    const written = words?.getBoundingClientRect();
    const inside = written && written.left >= left - 2 && written.right <= right + 2 && written.bottom <= bottom + 2;
    return { left, right, top, bottom, width, letters, name: inside ? words.textContent : '' };
  })
