import { removalText } from '@holeshot/domain';
import { EmptyView } from '@holeshot/ui';
import { findRemover } from '../revision/revision-origin';
import type { RaceData } from './load-race';
import { RaceRevision } from './race-revision';

/** The replacement for the results of a removed race. */
export function RemovedRace({ event, race }: Pick<RaceData, 'event' | 'race'>) {
  const { number, at } = race.revision;
  // the race was removed before its first delivery to the site, at an unknown time
  const removedAt = number === 1 ? null : at;
  return (
    <>
      <EmptyView
        title={removalText(findRemover(race.revision), removedAt, race.start ?? event.start)}
        text="The race counts for nothing any more. Its history stays."
      />
      <RaceRevision event={event} race={race} />
    </>
  );
}
