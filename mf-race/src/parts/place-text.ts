import { ordinal, type RaceSummary } from '@holeshot/domain';

/** A place as text: `DNF`, `1st`, or a dash where there is none. */
export const placeText = ({ dnf, position }: Pick<RaceSummary, 'dnf' | 'position'>): string =>
  dnf ? 'DNF' : position === null ? '–' : ordinal(position) || '–';
