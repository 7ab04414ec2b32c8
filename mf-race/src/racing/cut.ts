import type { RaceEvent } from '@holeshot/domain';

/** The number of pilots of a ranking who advance, and its source (R156). */
export interface Cut {
  count: number;
  is: 'drawn' | 'entered' | 'channels' | 'usual';
}

export type CutEvent = Pick<RaceEvent, 'eventType' | 'channels' | 'cut'>;

const USUAL_CUT = 8;

/**
 * The number of pilots in the next stage (`drawnCount`; 0 if it is not drawn), or else the number that a manager
 * entered, or else the number of the event's channels.
 */
export function findCut({ cut, channels }: Pick<CutEvent, 'cut' | 'channels'>, drawnCount = 0): Cut {
  if (drawnCount > 0) return { count: drawnCount, is: 'drawn' };
  if (cut !== null) return { count: cut, is: 'entered' };
  return channels.length > 0 ? { count: channels.length, is: 'channels' } : { count: USUAL_CUT, is: 'usual' };
}

/** Ensures that at least one pilot advances, and at least one does not. */
export const clampCut = (count: number, pilots: number): number => Math.max(1, Math.min(count, pilots - 1));

const REASONS: Record<Cut['is'], string> = {
  drawn: 'as the next stage is drawn',
  entered: 'as the club says',
  channels: 'as many as there are channels',
  usual: 'the usual number',
};

/** `Top 8: as the club says.` */
export const cutText = (cut: number, is: Cut['is']): string => `Top ${cut}: ${REASONS[is]}.`;
