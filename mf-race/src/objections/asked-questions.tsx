import { explainedHref, raceHistoryHref } from '@holeshot/contract';
import type { RaceDetails, RaceEvent } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { TextLink } from '@holeshot/ui';
import { createNameLookup, type EventPilot } from '../event-pilots/event-pilot';
import { lapName } from '../racing/race-names';
import { clockText, momentText } from './clock-text';
import { DECIDED, REASONS } from './objection-texts';
import type { Objection } from './objections.query';

const List = styled.ul`
  display: grid;
  gap: 16px;
  max-width: 720px;
  margin-bottom: 28px;
  li {
    padding: 14px 16px;
    border-left: 3px solid var(--edge);
    background: var(--s1);
    overflow-wrap: anywhere;
    &[data-open] {
      border-left-color: var(--amber);
    }
  }
  b {
    font-size: 18px;
  }
  p {
    margin-top: 4px;
    color: var(--t2);
  }
`;

interface AskedQuestionsProps {
  objections: readonly Objection[];
  event: Pick<RaceEvent, 'id' | 'timeZone'>;
  race: Pick<RaceDetails, 'id' | 'start'>;
  pilots: readonly EventPilot[];
}

/** The questions about a race with their answers, and links to the crossings (R158) and revisions. */
export function AskedQuestions({ objections, event, race, pilots }: AskedQuestionsProps) {
  if (objections.length === 0) return null;
  const getName = createNameLookup(pilots);
  const ids = { eventId: event.id, raceId: race.id };
  const time = (atMs: number) => clockText(atMs, event.timeZone);
  return (
    <List aria-label="Questions">
      {objections.map(({ id, pilotId, lap, reason, time: moment, words, askedAtMs, decided }) => (
        <li key={id} data-open={!decided || undefined}>
          <b>
            {decided ? DECIDED[decided.decision] : 'Waiting for the race director'}: {getName(pilotId ?? '')}
            {lap && `, ${lapName(lap.number).toLowerCase()}`}
          </b>
          <p>
            {askedAtMs !== null && `Asked at ${time(askedAtMs)}. `}
            {reason && `${REASONS[reason]}.`}
            {moment !== null && race.start !== null && ` At ${momentText((moment - race.start) / 1_000)}.`}
            {words && ` “${words}”`}
          </p>
          {decided && (
            <p>
              {decided.by}, {time(decided.atMs)}: “{decided.answer}”
              {decided.revision !== null && (
                <>
                  {' '}
                  <TextLink to={raceHistoryHref(ids)}>revision {decided.revision}</TextLink>
                </>
              )}
            </p>
          )}
          {pilotId !== null && (
            <p>
              {/* the figure `laps`, because every pilot has it, also without a place */}
              <TextLink to={explainedHref({ ...ids, pilotId, figure: 'laps' })}>
                Crossings of {getName(pilotId)}
              </TextLink>
            </p>
          )}
        </li>
      ))}
    </List>
  );
}
