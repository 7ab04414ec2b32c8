import { type Guid, isRankedOnTrack } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Fragment } from 'react';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import { lapInSentence } from '../../racing/race-names';
import type { RaceData } from '../load-race';
import { type Lead, listLeaders } from './list-leaders';

const Sentence = styled.p`
  margin-top: 12px;
  color: var(--t2);
  b {
    color: var(--t1);
    font-weight: 600;
  }
`;

/** With more leads, only their number. */
const MAX_NAMED = 3;

/** The leaders of a race that has ended, in one sentence; nothing if best laps decide. */
export function WhoLed({ data: { race, state, laps, pilots } }: { data: RaceData }) {
  const leads = listLeaders(laps);
  if (state !== 'finished' || !isRankedOnTrack(race.eventType) || leads.length === 0) return null;
  const getPilot = createPilotLookup(pilots);
  const getName = (pilotId: Guid) => <b>{getPilot(pilotId).name}</b>;
  const [first] = leads;
  const last = leads.at(-1);
  if (!first || !last) return null;
  if (leads.length === 1) {
    return (
      <Sentence>
        {getName(first.pilotId)} led from {lapInSentence(first.fromLap)} to the finish.
      </Sentence>
    );
  }
  if (leads.length > MAX_NAMED) {
    return (
      <Sentence>
        The lead changed {leads.length - 1} times, last to {getName(last.pilotId)} in{' '}
        {lapInSentence(last.fromLap)}.
      </Sentence>
    );
  }
  return (
    <Sentence>
      {getName(first.pilotId)} led {untilText(first)}
      {leads.slice(1).map(({ pilotId, fromLap }) => (
        <Fragment key={fromLap}>
          , {getName(pilotId)} from {lapInSentence(fromLap)}
        </Fragment>
      ))}{' '}
      on.
    </Sentence>
  );
}

/** `at the holeshot`, `in lap 1`, `until lap 3` */
function untilText({ fromLap, toLap }: Lead): string {
  if (toLap === 0) return 'at the holeshot';
  return fromLap === toLap ? `in lap ${toLap}` : `until lap ${toLap}`;
}
