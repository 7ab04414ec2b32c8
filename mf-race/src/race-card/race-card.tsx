import { raceHref } from '@holeshot/contract';
import { formatClock, lapsText } from '@holeshot/domain';
import { SiteLink } from '@holeshot/platform';
import { LiveDot } from '@holeshot/ui';
import { useResultState } from '../revision/use-result-state';
import { CardHead } from './race-card.styles';
import type { RaceCardData } from './race-card-data';
import { RaceCardPilots, type RaceCardPilotsProps } from './race-card-pilots';

/** One race: its pilots with their channels, and the results once it has ended (R26). */
export function RaceCard(props: RaceCardPilotsProps) {
  const { eventId, race } = props;
  return (
    <article>
      <CardHead>
        <h3>
          <SiteLink to={raceHref({ eventId, raceId: race.id })}>{race.title}</SiteLink>
        </h3>
        <RaceCardFacts race={race} />
      </CardHead>
      <RaceCardPilots {...props} />
    </article>
  );
}

function RaceCardFacts({ race }: { race: RaceCardData }) {
  const laps = race.targetLaps > 0 ? lapsText(race.targetLaps) : null;
  const results = useResultState(race.resultState);
  const open = results === 'provisional' || results === 'changed' ? results : null;
  return (
    <span>
      {race.state === 'in-progress' && (
        <>
          <LiveDot /> in progress ·{' '}
        </>
      )}
      {[open, race.bracketText, startText(race), laps].filter(Boolean).join(' · ')}
    </span>
  );
}

/** `Sat 10:39 AM`, `about 10:52 AM`; `''` without a time. */
function startText({ state, start, expectedStart, day }: RaceCardData): string {
  if (state === 'not-started') return expectedStart === null ? '' : `about ${formatClock(expectedStart)}`;
  return [day, start === null ? '' : formatClock(start)].filter(Boolean).join(' ');
}
