/** Id of a round's section in the page. Not in `rounds-data`, which the views do not load. */
export const sectionAnchor = (roundId: string): string => `round-${roundId || 'none'}`;
