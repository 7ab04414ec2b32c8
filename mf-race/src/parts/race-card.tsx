import { pilotInEventHref, raceHref } from '@holeshot/contract';
import { formatTimeOfDay, type Guid } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { LiveDot, PilotName } from '@holeshot/ui';
import { PilotTag } from './pilot-tag';
import type { RaceCardData } from './race-card-data';
import { lapsLabel } from './race-names';
import type { ShownChannel } from './shown-channels';
import type { ShownPilot } from './shown-pilot';

const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  padding-bottom: 6px;
  border-bottom: 1px solid var(--edge);
  font-size: 14px;
  color: var(--t3);
`;

const Title = styled(SiteLink)`
  display: inline-block;
  padding: 6px 0;
  color: var(--t1);
  &:hover {
    text-decoration: underline var(--red-t);
    text-underline-offset: 3px;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  min-height: 40px;
  border-bottom: 1px solid var(--line);
  > :last-child:not(a) {
    font-weight: 600;
    text-align: right;
  }
`;

interface RaceCardProps {
  eventId: string;
  race: RaceCardData;
  pilotOf: (id: Guid) => ShownPilot;
  channels: Record<Guid, ShownChannel>;
}

/** One race of a round: who flies on which channel, and the results once it has ended. */
export function RaceCard({ eventId, race, pilotOf, channels }: RaceCardProps) {
  return (
    <article>
      <Head>
        <h3>
          <Title to={raceHref({ eventId, raceId: race.id })}>{race.title}</Title>
        </h3>
        <RaceCardFacts race={race} />
      </Head>
      <RaceCardRows eventId={eventId} race={race} pilotOf={pilotOf} channels={channels} />
    </article>
  );
}

/** The pilots of a race, each with channel, and result once it has ended. */
export function RaceCardRows({ eventId, race, pilotOf, channels }: RaceCardProps) {
  return (
    <ul>
      {race.pilots.map((pilot) => (
        <Row key={pilot.pilotId}>
          <PilotTag channels={channels} channelId={pilot.channelId} />
          <PilotName
            name={pilotOf(pilot.pilotId).name}
            href={pilotInEventHref({ eventId, pilotId: pilot.pilotId })}
          />
          {pilot.result !== null && <span>{pilot.result}</span>}
        </Row>
      ))}
    </ul>
  );
}

function RaceCardFacts({ race: { state, start, targetLaps } }: { race: RaceCardData }) {
  const laps = targetLaps > 0 ? lapsLabel(targetLaps).toLowerCase() : null;
  const time = start === null ? null : formatTimeOfDay(start);
  return (
    <span>
      {state === 'in-progress' && (
        <>
          <LiveDot /> in progress ·{' '}
        </>
      )}
      {[time, laps].filter(Boolean).join(' · ')}
    </span>
  );
}
