// Bytes of the pictures and sprites of a game that the page has loaded.
(game) =>
  performance
    .getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname.startsWith(`/art/${game}.`) && !name.endsWith(".jpg"))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
