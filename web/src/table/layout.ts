/** The one breakpoint of the table page. Style sheets repeat it: they cannot read constants. */

/** Below 1,200 px everything stands in one column. */
export const ONE_COLUMN = "(max-width: 74.99rem)";
