/** Id of a round's section in the page. */
export const sectionAnchor = (roundId: string): string => `round-${roundId || 'none'}`;
