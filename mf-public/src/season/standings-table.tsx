import { eventHref, pilotInEventHref, profileHref } from '@holeshot/contract';
import { ordinal } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { PHONE, PilotPhoto, VisuallyHidden } from '@holeshot/ui';
import type { Season, SeasonPilot } from './season.query';
import { chanceText } from './season-texts';

/** Many events need room: the table scrolls within the page. */
const Scroll = styled.div`
  overflow-x: auto;
`;

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 17px;
  font-variant-numeric: tabular-nums;
  th {
    padding: 6px 8px;
    text-align: left;
    white-space: nowrap;
  }
  thead th {
    border-bottom: 1px solid var(--edge);
    color: var(--t2);
    font-size: 14px;
    font-weight: 500;
  }
  tbody :is(td, th) {
    height: 48px;
    padding: 0 8px;
    border-bottom: 1px solid var(--line);
    vertical-align: middle;
    white-space: nowrap;
  }
  [data-number] {
    text-align: right;
  }
  td:last-child {
    color: var(--t2);
  }
  tr[data-first] td:last-child {
    color: var(--t1);
    font-weight: 600;
  }
  tr[data-out] :is(td, th) {
    color: var(--t3);
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${PHONE} {
    &,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 2px 14px;
      padding: 10px 0;
      border-bottom: 1px solid var(--line);
    }
    tbody :is(td, th) {
      height: auto;
      padding: 0;
      border: 0;
    }
    td:first-child {
      width: 34px;
    }
    th {
      flex: 1 1 calc(100% - 130px);
      min-width: 0;
    }
    td[data-total] {
      order: 1;
      min-width: 44px;
    }
    td[data-event] {
      order: 2;
      font-size: 15px;
      &::before {
        margin-right: 5px;
        color: var(--t3);
        content: attr(data-event) ':';
      }
    }
    td:last-child {
      order: 3;
      margin-left: auto;
      font-size: 15px;
      white-space: normal;
    }
    td:empty {
      display: none;
    }
  }
`;

const Name = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  min-width: 0;
  font-weight: 600;
  [dir] {
    max-width: 260px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Dropped = styled.span`
  color: var(--t3);
`;

/** Every pilot with the points of each event, dropped ones in brackets, and the points still needed. */
export function StandingsTable({ season }: { season: Season }) {
  const { events, rows, isDecided } = season;
  const hasChances = rows.some((row) => chanceText(row, isDecided) !== '');
  return (
    <Scroll tabIndex={0} role="region" aria-label={`Standings of ${season.name}`}>
      <Rows>
        <caption>
          <VisuallyHidden>Standings of {season.name}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Rank</th>
            <th scope="col">Pilot</th>
            {events.map(({ id, name }, index) => (
              <th key={id} scope="col" data-number="">
                <SiteLink to={eventHref({ eventId: id })} title={name}>
                  {index + 1}
                  <VisuallyHidden>, {name}</VisuallyHidden>
                </SiteLink>
              </th>
            ))}
            <th scope="col" data-number="">
              Total
            </th>
            {hasChances && <th scope="col">{isDecided ? 'Title' : 'Still needed'}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.results.find((result) => result !== null)?.pilotId ?? row.name}
              season={season}
              row={row}
              hasChances={hasChances}
            />
          ))}
        </tbody>
      </Rows>
    </Scroll>
  );
}

interface RowProps {
  season: Season;
  row: SeasonPilot;
  hasChances: boolean;
}

function Row({ season: { events, isDecided }, row, hasChances }: RowProps) {
  const { rank, name, photoUrl, handle, results, total, chance } = row;
  const isOut = chance?.state === 'out';
  return (
    <tr data-first={rank === 1 ? '' : undefined} data-out={isOut ? '' : undefined}>
      <td>{ordinal(rank)}</td>
      <th scope="row">
        <Name>
          <PilotPhoto url={photoUrl} name={name} />
          <span dir="auto">
            {handle === null ? name : <SiteLink to={profileHref({ handle })}>{name}</SiteLink>}
          </span>
        </Name>
      </th>
      {events.map(({ id }, index) => {
        const result = results[index];
        return (
          <td key={id} data-number="" data-event={index + 1}>
            {result ? (
              <SiteLink
                to={pilotInEventHref({ eventId: id, pilotId: result.pilotId })}
                title={`${ordinal(result.place)} place`}
              >
                {result.counts ? result.points : <Dropped>({result.points})</Dropped>}
              </SiteLink>
            ) : (
              '–'
            )}
          </td>
        );
      })}
      <td data-number="" data-total="">
        <b>{total}</b>
      </td>
      {hasChances && <td>{chanceText(row, isDecided)}</td>}
    </tr>
  );
}
