import { KEEP_LINK_ATTRIBUTE, questionHref, raceHistoryHref } from '@holeshot/contract';
import { formatClock, fromInstantMs, type ResultsInTime } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { TextLink } from '@holeshot/ui';
import { revisionOrigin, revisionTime } from '../revision/revision-origin';
import { useResultState } from '../revision/use-result-state';
import type { RaceData } from './load-race';

const Line = styled.p`
  margin-top: 24px;
  color: var(--t3);
  font-size: 14px;
`;

const Change = styled.p`
  margin-block: 12px 0;
  padding: 10px 14px;
  border-left: 3px solid var(--amber);
  background: var(--s1);
  overflow-wrap: anywhere;
`;

type Revised = Pick<RaceData, 'event' | 'race'>;

interface RaceRevisionProps extends Revised {
  /** the pilot whose laps are questioned; if absent, the page asks for it */
  pilotId?: string;
}

/** `Question a lap until 11:51 AM`; `Questions` once the time for objections is over */
function QuestionText({ results, timeZone }: { results: ResultsInTime; timeZone: string }) {
  const state = useResultState(results);
  const { until } = results;
  if (state !== 'provisional' || until === null) return 'Questions';
  return `Question a lap until ${formatClock(fromInstantMs(until, timeZone))}`;
}

/** Number, time and origin of the race's revision, with links to its history and questions. */
export function RaceRevision({ event, race: { id, revision, resultState }, pilotId }: RaceRevisionProps) {
  const { number } = revision;
  const time = revisionTime(revision);
  // marks the link, so that the device keeps the page of questions for use without network
  const kept = resultState?.state === 'provisional' && { [KEEP_LINK_ATTRIBUTE]: '' };
  return (
    <Line>
      Revision {number} of this race{time && `, received ${time}`}, from {revisionOrigin(revision)}.{' '}
      <TextLink to={raceHistoryHref({ eventId: event.id, raceId: id })}>History</TextLink>
      {resultState?.state && (
        <>
          {' '}
          <TextLink
            to={questionHref({ eventId: event.id, raceId: id, ...(pilotId && { pilotId }) })}
            {...kept}
          >
            <QuestionText results={resultState} timeZone={event.timeZone} />
          </TextLink>
        </>
      )}
    </Line>
  );
}

/** A note about a change of official results: when, by whom and why, with a link to the differences (R160). */
export function ChangedNote({ event, race, readAtMs }: Revised & Pick<RaceData, 'readAtMs'>) {
  const state = useResultState(race.resultState, readAtMs);
  if (state !== 'changed') return null;
  const { number, official } = race.revision;
  const history = raceHistoryHref({ eventId: event.id, raceId: race.id });
  return (
    <Change>
      <b>Changed after publishing</b> ({revisionTime(race.revision)}) by {revisionOrigin(race.revision)}.{' '}
      <TextLink to={`${history}?revision=${number}&against=${official}`}>What changed</TextLink>
    </Change>
  );
}
