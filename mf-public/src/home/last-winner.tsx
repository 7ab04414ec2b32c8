import type { Podium, RankedPilot } from '@holeshot/client';
import { clubHref, eventHref, pilotInEventHref, raceHref } from '@holeshot/contract';
import { basisText, formatDate, formatSeconds, pilotsText, rankingText } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { ClubLogo, Muted, PodiumPlace, Section, TextLink, WIDE } from '@holeshot/ui';
import { Panel } from './panel';

/** The first above the second and third; beside each other where the panel has the whole width. */
const Podium3 = styled(Panel)<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  > * {
    min-width: 0;
    padding: 14px 16px;
  }
  > * + * {
    border-top: 1px solid var(--line);
  }
  > :first-child,
  > :nth-last-child(1) {
    grid-column: 1 / -1;
  }
  > :nth-child(3):not(:last-child) {
    border-left: 1px solid var(--line);
  }
  ${WIDE} {
    ${({ $wide }) =>
      $wide
        ? `
      grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr);
      > :first-child { grid-column: auto; }
      > :nth-child(2), > :nth-child(3):not(:last-child) { border-top: 0; border-left: 1px solid var(--line); }
    `
        : ''}
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 32px;
  align-items: center;
  justify-content: space-between;
`;

const Event = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  a {
    display: inline-block;
    padding: 3px 0;
    font-size: 17px;
    font-weight: 600;
    overflow-wrap: anywhere;
    &:hover {
      text-decoration: underline var(--red-t);
      text-underline-offset: 3px;
    }
  }
  p {
    font-size: 15px;
    color: var(--t2);
  }
`;

const Fastest = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 12px;
  &::before {
    content: '';
    align-self: center;
    width: 4px;
    height: 18px;
    background: var(--red);
  }
  small {
    font-size: 15px;
    color: var(--t2);
  }
  b {
    font-size: 18px;
    font-weight: 600;
  }
  a {
    padding: 4px 0;
  }
`;

interface LastWinnerProps {
  podium: Podium;
  /** whether the panel has the page's whole width */
  isWide: boolean;
}

/** The first three of the newest event that is over, and its fastest lap. */
export function LastWinner({ podium, isWide }: LastWinnerProps) {
  const { event, basis, rows, fastestLap } = podium;
  const [first, ...others] = rows.filter(({ rank }) => rank !== null && rank <= 3).slice(0, 3);
  if (!basis || !first) return null;
  const place = (row: RankedPilot) => (
    <PodiumPlace
      key={row.pilotId}
      pilot={row}
      href={pilotInEventHref({ eventId: event.id, pilotId: row.pilotId })}
      figures={rankingText(row, first, basis.kind)}
      basis={row === first ? basisText(basis, '') : ''}
    />
  );
  return (
    <Section
      heading="Last winner"
      isFirst
      aside={event.start !== null && <Muted>{formatDate(event.start)}</Muted>}
    >
      <Podium3 $wide={isWide}>
        {place(first)}
        {others.map(place)}
        <Foot>
          <Event>
            <ClubLogo club={event.club} />
            <div>
              <SiteLink to={eventHref({ eventId: event.id })}>{event.name}</SiteLink>
              <p>
                <TextLink to={clubHref({ clubId: event.club.id })}>{event.club.name}</TextLink>
                {event.pilotCount > 0 && `, ${pilotsText(event.pilotCount)}`}
              </p>
            </div>
          </Event>
          {fastestLap && (
            <Fastest>
              <small>Fastest lap</small>
              <b>{formatSeconds(fastestLap.seconds)}</b>
              <TextLink to={raceHref({ eventId: event.id, raceId: fastestLap.raceId })}>
                {fastestLap.name}
                {fastestLap.roundNumber > 0 &&
                  `, Round ${fastestLap.roundNumber}, Race ${fastestLap.raceNumber}`}
              </TextLink>
            </Fastest>
          )}
        </Foot>
      </Podium3>
    </Section>
  );
}
