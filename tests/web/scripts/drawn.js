async () => {
  for (const _ of 'ab') {
    for (const _ of 'ab') await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  }
  for (const _ of 'ab') await new Promise(requestAnimationFrame);
}
