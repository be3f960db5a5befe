// Pictures drawn with more pixels than their files have: file, drawn and stored width and height.
async () => {
  const stored = (href) =>
    new Promise((tell, fail) => {
      const image = new Image();
      image.onload = () => tell([image.naturalWidth, image.naturalHeight]);
      image.onerror = () => fail(new Error(href));
      image.src = href;
    });
  const seen = [...document.querySelectorAll("svg image")].filter((each) => each.checkVisibility());
  const found = await Promise.all(
    seen.map(async (each) => {
      const href = each.getAttribute("href");
      const { a, b } = each.getScreenCTM();
      const scale = Math.hypot(a, b) * devicePixelRatio;
      const drawn = ["width", "height"].map((side) => each[side].baseVal.value * scale);
      return { href, drawn, stored: await stored(href) };
    }),
  );
  return {
    pictures: found.length,
    enlarged: found.filter(({ drawn, stored }) => drawn[0] > stored[0] + 1 && drawn[1] > stored[1] + 1),
  };
};
