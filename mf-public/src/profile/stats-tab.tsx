import type { UserStats } from '@holeshot/client';
import { raceHref } from '@holeshot/contract';
import { formatSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import {
  Cell,
  CsvButton,
  type CsvCell,
  EmptyView,
  HeaderCell,
  RowHeader,
  Section,
  Table,
  TableBody,
  TableHead,
  TableRow,
  TextLink,
  VisuallyHidden,
} from '@holeshot/ui';
import { eventTypeText } from '../parts/event-type-text';

/** Scrolls inside itself on the narrowest phones. */
const Scroll = styled.div`
  overflow-x: auto;
`;

const Best = styled(TextLink)`
  display: inline-block;
  padding: 10px 0;
  font-size: 18px;
  font-weight: 600;
`;

interface StatsTabProps {
  stats: UserStats;
  handle: string;
}

/** Personal bests by event type, and attendance by year. */
export function StatsTab({ stats, handle }: StatsTabProps) {
  const { bests, attendance } = stats;
  if (bests.length === 0) {
    return <EmptyView title="Nothing flown yet" text="Figures appear here after the first timed race." />;
  }
  return (
    <>
      <Section
        heading="Personal bests"
        isFirst
        aside={
          <CsvButton
            fileName={`${handle} personal bests`}
            label="Personal bests"
            rows={() => bestsCsv(bests)}
          />
        }
      >
        <Scroll>
          <Table>
            <caption>
              <VisuallyHidden>Personal bests by event type</VisuallyHidden>
            </caption>
            <TableHead>
              <TableRow>
                <HeaderCell>Event type</HeaderCell>
                <HeaderCell right>Best lap</HeaderCell>
                <HeaderCell right>Wins</HeaderCell>
                <HeaderCell right>Races</HeaderCell>
                <HeaderCell right>Laps</HeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {bests.map(({ eventType, lap, wins, races, laps }) => (
                <TableRow key={eventType}>
                  <RowHeader>{eventTypeText(eventType)}</RowHeader>
                  <Cell data-right>
                    {lap ? <Best to={raceHref(lap)}>{formatSeconds(lap.seconds)}</Best> : '–'}
                  </Cell>
                  <Cell data-right>{wins}</Cell>
                  <Cell data-right>{races}</Cell>
                  <Cell data-right>{laps}</Cell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Scroll>
      </Section>
      <Section
        heading="Attendance"
        aside={
          <CsvButton
            fileName={`${handle} attendance`}
            label="Attendance"
            rows={() => attendanceCsv(attendance)}
          />
        }
      >
        <Table>
          <caption>
            <VisuallyHidden>Events, races and laps by year</VisuallyHidden>
          </caption>
          <TableHead>
            <TableRow>
              <HeaderCell>Year</HeaderCell>
              <HeaderCell right>Events</HeaderCell>
              <HeaderCell right>Races</HeaderCell>
              <HeaderCell right>Laps</HeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {attendance.map(({ year, events, races, laps }) => (
              <TableRow key={year}>
                <RowHeader>{year}</RowHeader>
                <Cell data-right>{events}</Cell>
                <Cell data-right>{races}</Cell>
                <Cell data-right>{laps}</Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Section>
    </>
  );
}

const bestsCsv = (bests: UserStats['bests']): CsvCell[][] => [
  ['Event type', 'Best lap', 'Wins', 'Races', 'Laps'],
  ...bests.map(({ eventType, lap, wins, races, laps }) => [
    eventTypeText(eventType),
    lap?.seconds ?? null,
    wins,
    races,
    laps,
  ]),
];

const attendanceCsv = (attendance: UserStats['attendance']): CsvCell[][] => [
  ['Year', 'Events', 'Races', 'Laps'],
  ...attendance.map(({ year, events, races, laps }) => [year, events, races, laps]),
];
