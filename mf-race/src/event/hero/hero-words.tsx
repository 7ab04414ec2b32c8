import type { Ranking } from '@holeshot/client';
import { eventHref, pilotInEventHref } from '@holeshot/contract';
import { formatDate, formatDateTime, winnerNames, winnerText } from '@holeshot/domain';
import { ButtonLink, HeroActions, HeroButton, HeroLine, HeroWinner } from '@holeshot/ui';
import type { PilotLookup } from '../../event-pilots/event-pilot';
import { gapText } from '../../live/gap-line';
import type { LiveRace } from '../../live/live-race';
import { RaceClock } from '../../live/race-clock';
import { raceTitle } from '../../racing/race-names';
import { EventFacts } from '../event-facts';
import { EventRegistration } from '../event-registration';
import type { EventData } from '../load-event';
import { HeroClock, OnHero } from './hero.styles';

/** When and where, and registration while it is open. */
export function BeforeWords({ data }: { data: EventData }) {
  const { event } = data;
  return (
    <>
      <HeroLine>
        {event.start !== null && <span>{formatDateTime(event.start)}</span>}
        {event.address && <span>{event.address}</span>}
        <EventFacts data={data} />
      </HeroLine>
      <OnHero>
        <EventRegistration data={data} />
      </OnHero>
    </>
  );
}

interface DuringWordsProps {
  event: EventData['event'];
  race: LiveRace;
  getPilot: PilotLookup;
  nowMs: number;
  timerAheadMs: number;
  freshUntilMs: number;
}

/** The race in progress: its first two pilots, its clock, and a link to the board. */
export function DuringWords({ event, race, getPilot, ...clock }: DuringWordsProps) {
  const first = race.rows.filter(({ position }) => position !== null).slice(0, 2);
  return (
    <>
      <HeroLine>
        <span>{raceTitle(race)}</span>
        {first.map((row) => (
          <span key={row.pilotId}>
            {row.position}. <b>{getPilot(row.pilotId).name}</b>
            {row.position !== 1 && ` ${gapText({ ...row, overdueSeconds: null })}`}
          </span>
        ))}
      </HeroLine>
      <HeroActions>
        <ButtonLink $look="primary" to={eventHref({ eventId: event.id, tab: 'quick-status' })}>
          Watch
        </ButtonLink>
        <HeroClock>
          <RaceClock race={race} {...clock} />
        </HeroClock>
      </HeroActions>
    </>
  );
}

export function AfterWords({ data, ranking }: { data: EventData; ranking: Ranking }) {
  const { event } = data;
  const [first, second] = ranking.rows.filter(({ rank }) => rank !== null);
  const { basis } = ranking;
  return (
    <>
      <HeroLine>
        {event.start !== null && <span>{formatDate(event.start)}</span>}
        <EventFacts data={data} />
      </HeroLine>
      {first && basis && (
        <HeroActions>
          <HeroWinner
            href={pilotInEventHref({ eventId: event.id, pilotId: first.pilotId })}
            pilot={first}
            names={winnerNames(ranking.rows)}
            result={winnerText(first, second, basis.kind)}
          />
          <HeroButton to={eventHref({ eventId: event.id, tab: 'pilots' })}>Results</HeroButton>
        </HeroActions>
      )}
    </>
  );
}
