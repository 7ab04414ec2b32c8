import type { FastestLaps as Laps } from '@holeshot/client';
import { eventHref, homeHref, raceHref } from '@holeshot/contract';
import { ordinal, raceTitle } from '@holeshot/domain';
import { styled, useNavigate } from '@holeshot/platform';
import {
  barShare,
  Cell,
  DataTable,
  PHONE,
  PilotPhoto,
  phoneRows,
  RowHeader,
  Section,
  Table,
  type TableColumn,
  TextLink,
  TimeCell,
} from '@holeshot/ui';
import { ClubChoice } from '../club-choice';

const List = styled(Table)`
  th:nth-child(2) {
    width: 260px;
  }
  th:nth-child(4) {
    width: 260px;
  }
  ${phoneRows('40px minmax(0, 1fr) auto')}
  ${PHONE} {
    tbody tr {
      align-items: center;
    }
    tbody tr > * {
      width: auto;
    }
    tbody tr > :nth-child(4) {
      grid-column: 2 / -1;
    }
    td svg {
      display: none;
    }
  }
`;

const Pilot = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  font-size: 17px;
`;

const Soft = styled(Cell)`
  color: var(--t2);
  a {
    display: inline-block;
    padding: 4px 0;
  }
`;

type Row = Laps['rows'][number] & { rank: number };

const getColumns = (rows: readonly Row[]): TableColumn<Row>[] => {
  const best = rows[0]?.seconds ?? 0;
  const range = { best, slow: rows.at(-1)?.seconds ?? best };
  return [
    { id: 'rank', heading: 'Rank', render: ({ rank }) => ordinal(rank) },
    {
      id: 'pilot',
      heading: 'Pilot',
      Cell: RowHeader,
      render: ({ pilot }) => (
        <Pilot>
          <PilotPhoto url={pilot.photoUrl} name={pilot.name} />
          <span dir="auto">{pilot.name}</span>
        </Pilot>
      ),
    },
    {
      id: 'lap',
      heading: '1 Lap',
      render: ({ seconds, event, race }) => (
        <TimeCell
          seconds={seconds}
          gapSeconds={seconds - best}
          share={barShare(range, seconds)}
          source={{
            href: raceHref({ eventId: event.id, raceId: race.id }),
            label: `${race.roundNumber}·${race.raceNumber}`,
            title: raceTitle(race),
          }}
        />
      ),
    },
    {
      id: 'event',
      heading: 'Event',
      Cell: Soft,
      render: ({ event }) => <TextLink to={eventHref({ eventId: event.id })}>{event.name}</TextLink>,
    },
  ];
};

/** `November`; with its year unless it is the current one, and a remark unless it is the current month. */
function getHeading({ year, month }: NonNullable<Laps['month']>, now: string): string {
  const name = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1),
  );
  const isPresent = now === `${year}-${String(month).padStart(2, '0')}`;
  const when = now.startsWith(`${year}-`) ? name : `${name} ${year}`;
  return `Fastest laps of ${when}${isPresent ? '' : ', the last month with laps'}`;
}

interface FastestLapsProps {
  laps: Laps;
  /** the current month, `2026-11` */
  month: string;
}

/** The fastest laps of the newest month at one club, which the visitor can choose. */
export function FastestLaps({ laps: { month, clubId, clubs, rows }, month: now }: FastestLapsProps) {
  const navigate = useNavigate();
  if (!month || rows.length === 0) return null;
  const ranked = rows.map((row) => ({
    ...row,
    rank: 1 + rows.filter(({ seconds }) => seconds < row.seconds).length,
  }));
  return (
    <Section
      heading={getHeading(month, now)}
      aside={
        <ClubChoice
          action={homeHref()}
          clubs={clubs}
          chosenId={clubId}
          onChoose={(id) => navigate(`${homeHref()}?club=${id}`, { preventScrollReset: true })}
        />
      }
    >
      <DataTable
        caption="Fastest laps"
        columns={getColumns(ranked)}
        rows={ranked}
        keyOf={({ pilot }) => pilot.id}
        renderTable={(content) => <List>{content}</List>}
      />
    </Section>
  );
}
