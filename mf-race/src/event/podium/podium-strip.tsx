import type { RankedPilot, Ranking } from '@holeshot/client';
import { pilotInEventHref, raceHref } from '@holeshot/contract';
import { basisText, formatSeconds, rankingText } from '@holeshot/domain';
import { SiteLink } from '@holeshot/platform';
import { PodiumPlace } from '@holeshot/ui';
import { ExplainedLink, ExplainedPlace } from '../../explain/explained-link';
import { raceLabel, toRaceLink } from '../../racing/race-names';
import { Fastest, Strip } from './podium-strip.styles';

interface PodiumStripProps {
  eventId: string;
  ranking: Ranking;
  /** names the event's target laps, such as `Best 3 Laps` */
  targetLabel: string;
}

/** The first three of an event and its fastest lap; nothing while nobody is ranked. */
export function PodiumStrip({ eventId, ranking, targetLabel }: PodiumStripProps) {
  const { basis, rows, fastestLap } = ranking;
  const [first, ...others] = rows.filter(({ rank }) => rank !== null).slice(0, 3);
  if (!basis || !first) return null;
  const place = (row: RankedPilot) => {
    const pilot = { eventId, pilotId: row.pilotId };
    const { result, ...figures } = rankingText(row, first, basis.kind);
    return (
      <PodiumPlace
        key={row.pilotId}
        href={pilotInEventHref(pilot)}
        pilot={row}
        figures={{ ...figures, result: <ExplainedPlace {...pilot}>{result}</ExplainedPlace> }}
        basis={row === first ? basisText(basis, targetLabel) : ''}
      />
    );
  };
  return (
    <Strip aria-label="Podium">
      {place(first)}
      {others.map(place)}
      {fastestLap && (
        <Fastest>
          <small>Fastest lap</small>
          <b>
            <ExplainedLink
              eventId={eventId}
              raceId={fastestLap.raceId}
              pilotId={fastestLap.pilotId}
              figure="lap"
            >
              {formatSeconds(fastestLap.seconds)}
            </ExplainedLink>
          </b>
          <p>
            {fastestLap.name}
            <SiteLink to={raceHref({ eventId, raceId: fastestLap.raceId })}>
              {raceLabel(toRaceLink(fastestLap), false)}
            </SiteLink>
          </p>
        </Fastest>
      )}
    </Strip>
  );
}
