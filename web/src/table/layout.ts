/** The breakpoints of the table page. Style sheets repeat them: they cannot read constants. */

/** Below 1,200 px everything is in one column. */
export const ONE_COLUMN = "(max-width: 74.99rem)";

/** A phone, upright or held sideways: seats are chips, and boards have no heading. */
export const PHONE = "(max-width: 39.99rem), (max-width: 74.99rem) and (max-height: 31.25rem)";
