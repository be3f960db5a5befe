// Pictures drawn with more pixels than their files have, now or since they are watched: file, drawn and stored width and
// height.
async () => {
  const stored = (href) =>
    new Promise((tell, fail) => {
      const image = new Image();
      image.onload = () => tell([image.naturalWidth, image.naturalHeight]);
      image.onerror = () => fail(new Error(href));
      image.src = href;
    });
  window.notePictures();
  const found = await Promise.all(
    [...window.pictures].map(async ([href, { drawn, where }]) => ({ href, drawn, where, stored: await stored(href) })),
  );
  return {
    pictures: found.length,
    enlarged: found.filter(({ drawn, stored }) => drawn[0] > stored[0] + 1 && drawn[1] > stored[1] + 1),
  };
}
