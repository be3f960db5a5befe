() => {
    const step = document.querySelector('[data-step]');
    if (!step) return null;
    const sheet = step.closest('.ask').getBoundingClientRect();
    const narrow = innerWidth < 1200;
    const words = step.getBoundingClientRect(); // on a phone over the bottom of the window
    const [ceiling, floor] = narrow ? [sheet.bottom, words.top] : [0, innerHeight];
    const shown = [...document.querySelectorAll('.pointed')];
    const inView = (thing) => {
        const box = thing.getBoundingClientRect();
        const across = box.left + box.width / 2;
        return box.width && across >= 0 && across <= innerWidth && box.top < floor - 20 && box.bottom > ceiling + 20;
    };
    const side = ({ width, height }) => Math.min(width, height);
    const largest = Math.max(0, ...shown.map((thing) => side(thing.getBoundingClientRect())));
    if (!narrow && shown.length && largest < 28) wrong.push('what is pointed at is too small');
    const text = step.querySelector('p[aria-live]');
    const lies = text.getBoundingClientRect();
    const wrong = [];
    const seen = narrow ? shown.some(inView) : shown.every(inView); // a phone shows one board after another
    if (shown.length && !seen) wrong.push('what is pointed at is out of view');
    const bubble = step.classList.contains('bubble') ? step.getBoundingClientRect() : null;
    const [top, bottom] = bubble ? [0, innerHeight] : narrow
        ? [words.top, Math.min(words.bottom, document.querySelector(".tabs").getBoundingClientRect().top)]
        : [sheet.top, Math.min(sheet.bottom, innerHeight)];
    if (lies.top < top || lies.bottom > bottom) wrong.push('the text is out of view');
    if (!narrow && shown.length && !bubble) wrong.push('the text is not beside what it tells of');
    const under = bubble && shown.every((thing) => {
        const box = thing.getBoundingClientRect();
        const [across, down] = [box.left + box.width / 2, box.top + box.height / 2];
        return across > bubble.left && across < bubble.right && down > bubble.top && down < bubble.bottom;
    });
    if (under && shown.length) wrong.push('the text hides what it tells of');
    for (const part of step.querySelectorAll('p, button'))
        if (part.scrollWidth > part.clientWidth + 1) wrong.push(`cut: ${part.textContent}`);
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is too wide');
    const choices = document.querySelectorAll('[data-topic] [data-key]').length;
    const answer = document.querySelector('[data-topic] [data-key]:enabled, g.open');
    const open = [...document.querySelectorAll('g.open')];
    if (!shown.length && open.length && !open.some(inView)) wrong.push('what is to be chosen is out of view');
    (answer ?? step.querySelector('button.main')).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return { step: Number(step.dataset.step), text: text.textContent, choices, shows: shown.length, wrong,
        answered: answer !== null };
}
