// Bytes of the pictures and sprites of a game that the page has loaded. A sprite of a sheet is no file of its own.
(game) => {
  const sizes = new Map(
    performance.getEntriesByType("resource").map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
  );
  return [...sizes]
    .filter(([path]) => path.startsWith(`/art/${game}.`) && !path.endsWith(".jpg"))
    .reduce((sum, [, bytes]) => sum + bytes, 0);
}
