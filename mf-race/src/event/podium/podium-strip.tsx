import type { RankedPilot, Ranking } from '@holeshot/client';
import { pilotInEventHref, raceHref } from '@holeshot/contract';
import { basisText, formatSeconds, ordinal, rankingText } from '@holeshot/domain';
import { SiteLink } from '@holeshot/platform';
import { PilotPhoto, VisuallyHidden } from '@holeshot/ui';
import { raceLabel, toRaceLink } from '../../racing/race-names';
import { Fastest, Figures, Place, Strip } from './podium-strip.styles';

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
  const place = (row: RankedPilot) => (
    <PodiumPlace
      key={row.pilotId}
      href={pilotInEventHref({ eventId, pilotId: row.pilotId })}
      row={row}
      figures={rankingText(row, first, basis.kind)}
      basis={row === first ? basisText(basis, targetLabel) : ''}
    />
  );
  return (
    <Strip aria-label="Podium">
      {place(first)}
      {others.map(place)}
      {fastestLap && (
        <Fastest>
          <small>Fastest lap</small>
          <b>{formatSeconds(fastestLap.seconds)}</b>
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

interface PodiumPlaceProps {
  href: string;
  row: RankedPilot;
  figures: ReturnType<typeof rankingText>;
  /** what the ranking follows */
  basis: string;
}

function PodiumPlace({ href, row: { rank, name, photoUrl }, figures, basis }: PodiumPlaceProps) {
  return (
    <Place to={href}>
      <PilotPhoto url={photoUrl} name={name} size={88} />
      <small>
        {ordinal(rank ?? 1)}
        {basis && <span>{basis}</span>}
      </small>
      <b dir="auto">{name}</b>
      <Figures>
        {figures.result}
        {figures.gap && <span>{figures.gap}</span>}
        {figures.more && (
          <span>
            <VisuallyHidden>, </VisuallyHidden>
            {figures.more}
          </span>
        )}
      </Figures>
    </Place>
  );
}
