/** A change of a rating with its sign. */
export const ratingChange = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`);
