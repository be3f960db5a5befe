// Waits until every picture of the boards can be painted.
async () => {
  const addresses = new Set([...document.querySelectorAll('svg image')].map((each) => each.href.baseVal));
  const decoded = (address) => Object.assign(new Image(), { src: address }).decode();
  await Promise.allSettled([...addresses].map(decoded));
  for (const _ of 'ab') await new Promise(requestAnimationFrame);
}
