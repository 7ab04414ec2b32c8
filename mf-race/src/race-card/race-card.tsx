import { raceHref } from '@holeshot/contract';
import { formatTimeOfDay, lapsText } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { LiveDot } from '@holeshot/ui';
import type { RaceCardData } from './race-card-data';
import { RaceCardPilots, type RaceCardPilotsProps } from './race-card-pilots';

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

/** One race: its pilots with their channels, and the results once it has ended (R26). */
export function RaceCard({ eventId, race, pilotOf, channels }: RaceCardPilotsProps) {
  return (
    <article>
      <Head>
        <h3>
          <Title to={raceHref({ eventId, raceId: race.id })}>{race.title}</Title>
        </h3>
        <RaceCardFacts race={race} />
      </Head>
      <RaceCardPilots eventId={eventId} race={race} pilotOf={pilotOf} channels={channels} />
    </article>
  );
}

function RaceCardFacts({ race: { state, start, day, targetLaps } }: { race: RaceCardData }) {
  const laps = targetLaps > 0 ? lapsText(targetLaps) : null;
  const time = start === null ? null : formatTimeOfDay(start);
  return (
    <span>
      {state === 'in-progress' && (
        <>
          <LiveDot /> in progress ·{' '}
        </>
      )}
      {[[day, time].filter(Boolean).join(' '), laps].filter(Boolean).join(' · ')}
    </span>
  );
}
