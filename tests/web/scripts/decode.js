async (addresses) => {
  const context = new OfflineAudioContext(1, 8000, 8000);
  const lengths = [];
  for (const address of addresses) {
    const answer = await fetch(address);
    lengths.push((await context.decodeAudioData(await answer.arrayBuffer())).duration);
  }
  return lengths;
}
