/** Phones on which a row of a table has no room for everything. Not in print, whose page may be as narrow. */
export const NARROW_PHONE = '@media screen and (max-width: 359px)';
