import type { PilotRow } from '@holeshot/client';
import { pilotNameHref, profileHref } from '@holeshot/contract';
import { formatGap, formatSeconds } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { barScale, PHONE, PilotPhoto, TimeBar, VisuallyHidden } from '@holeshot/ui';
import { NameNote } from '../name-note';
import { dateText, eventsText, placeText } from '../pilot-texts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    padding: 8px 10px;
    border-bottom: 1px solid var(--line);
    color: var(--t2);
    font-size: 14px;
    font-weight: 500;
    text-align: left;
    white-space: nowrap;
  }
  td {
    height: 56px;
    padding: 0 10px;
    border-bottom: 1px solid var(--line);
  }
  tbody tr:hover td {
    background: var(--s1);
  }
  td:first-child,
  th:first-child {
    width: 36px;
    padding-left: 4px;
    font-size: 18px;
    font-weight: 700;
  }
  b {
    font-size: 17px;
    font-weight: 600;
  }
  ${PHONE} {
    display: block;
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: 24px minmax(0, 1fr) auto;
      gap: 0 12px;
      align-items: center;
      padding: 8px 0;
      border-bottom: 1px solid var(--line);
    }
    td {
      height: auto;
      padding: 0;
      border: 0;
    }
  }
`;

const Name = styled(SiteLink)`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr);
  gap: 0 12px;
  align-items: center;
  min-height: 44px;
  font-weight: 600;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: var(--t2);
    font-size: 14px;
    font-weight: 400;
  }
`;

const WideCell = styled.td`
  ${PHONE} {
    display: none;
  }
`;

const Lap = styled.span`
  display: grid;
  grid-template-columns: 56px 56px minmax(0, 1fr);
  gap: 10px;
  align-items: center;
  small {
    color: var(--t3);
    font-size: 14px;
  }
  small[data-best] {
    color: var(--red-t);
    font-weight: 600;
  }
  ${PHONE} {
    grid-template-columns: auto;
    justify-items: end;
    gap: 0;
    svg {
      display: none;
    }
  }
`;

const pilotHref = ({ handle, name, club }: PilotRow): string =>
  handle === null ? pilotNameHref({ clubId: club.id, name }) : profileHref({ handle });

const firstLetter = (name: string): string => {
  const letter = (name.normalize('NFD')[0] ?? '').toUpperCase();
  return /[A-Z]/.test(letter) ? letter : '#';
};

/** A page of names, A to Z. */
export function PilotsTable({ rows }: { rows: readonly PilotRow[] }) {
  const lost = ({ bestLapSeconds, clubBestLapSeconds }: PilotRow): number | null =>
    bestLapSeconds === null || clubBestLapSeconds === null ? null : bestLapSeconds - clubBestLapSeconds;
  const share = barScale([0, ...rows.map(lost)]);
  return (
    <Table>
      <caption>
        <VisuallyHidden>Pilots, A to Z</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Letter</VisuallyHidden>
          </th>
          <th scope="col">Pilot</th>
          <th scope="col">Events</th>
          <th scope="col">Last result</th>
          <th scope="col">Best lap, to the club’s best</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const letter = firstLetter(row.name);
          const before = rows[index - 1];
          return (
            <tr key={pilotHref(row)}>
              <td>{before && firstLetter(before.name) === letter ? '' : letter}</td>
              <td>
                <Name to={pilotHref(row)}>
                  <PilotPhoto url={row.photoUrl} name={row.name} />
                  <span>
                    {row.name} {row.handle === null && <NameNote>no account</NameNote>}
                    <small>
                      {row.club.name}, {eventsText(row.eventCount)}
                    </small>
                  </span>
                </Name>
              </td>
              <WideCell>{row.eventCount}</WideCell>
              <WideCell>
                <LastResult row={row} />
              </WideCell>
              <td>
                <BestLap seconds={row.bestLapSeconds} lost={lost(row)} share={share} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function LastResult({ row: { lastEvent, lastRank, lastRanked } }: { row: PilotRow }) {
  if (!lastEvent) return null;
  return (
    <>
      <b>{placeText(lastRank, lastRanked)}</b> {lastEvent.name}
      <br />
      <small>{dateText(lastEvent)}</small>
    </>
  );
}

interface BestLapProps {
  seconds: number | null;
  /** to the club's best */
  lost: number | null;
  share: (lost: number) => number;
}

function BestLap({ seconds, lost, share }: BestLapProps) {
  if (seconds === null || lost === null) return <Lap>–</Lap>;
  const isBest = lost <= 0;
  return (
    <Lap>
      <b>{formatSeconds(seconds)}</b>
      {isBest ? <small data-best>best</small> : <small>{formatGap(lost)}</small>}
      <TimeBar isBest={isBest} share={share(lost)} />
    </Lap>
  );
}
