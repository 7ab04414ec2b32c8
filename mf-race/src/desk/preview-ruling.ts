import { listEffects, type RaceDetails, type Ruling, type RulingEffect, ruleRace } from '@holeshot/domain';
import { type EventEffects, type EventInput, listEventEffects } from './event-effects';

/** The preview of a choice's effects on the race and the event. */
export interface RulingPreview {
  race: RaceDetails;
  effects: RulingEffect[];
  event: EventEffects;
  notes: string[];
}

/** The same computation as on the server (R166). `ruling` is `null` for no change. */
export function previewRuling(input: EventInput, race: RaceDetails, ruling: Ruling | null): RulingPreview {
  const flown = input.races.flatMap(({ summaries }) => summaries);
  const ruled = ruling && ruleRace({ race, event: input.event, ruling, newId: 'new', flown });
  const after = ruled?.race ?? race;
  const isFromVideo = ruling?.kind === 'add' || ruling?.kind === 'move';
  return {
    race: after,
    effects: listEffects(race, after),
    event: listEventEffects(input, race, after),
    notes: [
      ...(ruled && !ruled.isRanked
        ? [
            'Places stay as they are, because they were stored against the crossings: change them in Edit Race.',
          ]
        : []),
      ...(isFromVideo ? ['Laps of a video do not count as best laps.'] : []),
    ],
  };
}
