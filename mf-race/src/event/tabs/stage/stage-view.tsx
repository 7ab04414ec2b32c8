import { CsvButton, EmptyView, Muted, Section, tableCsv } from '@holeshot/ui';
import { BracketSection, TableFoot } from '../../count-table/count-table.styles';
import { LapCountsTable } from '../../count-table/lap-counts-table';
import { PointsTables } from '../../count-table/points-tables';
import { ExpandableRecordsTable } from '../../records-table/expandable-records-table';
import { recordsColumns } from '../../records-table/records-columns';
import { RoundSections } from '../../round-sections/round-sections';
import type { TabViewProps } from '../tab';
import type { StageData } from './stage-data';
import { StandingsTable } from './standings-table';

/**
 * One stage: standings, time summary, point summary and rounds, each only when the stage has it (R32). The first
 * stage's tab also lists the rounds that belong to no stage.
 */
export function StageView({ event, label, pilotOf, data }: TabViewProps<StageData>) {
  const { standings, times, points, lapCounts, rounds, roundsWithoutStage } = data;
  const csvName = `${event.name} ${label}`;
  const tableProps = { eventId: event.id, pilotOf };
  return (
    <>
      {!standings && rounds.sections.length === 0 && (
        <EmptyView title="No races yet" text="Races appear here as soon as the club draws this stage." />
      )}
      {standings && (
        <Section heading="Standings" isFirst>
          <StandingsTable eventId={event.id} csvName={`${csvName} standings`} standings={standings} />
        </Section>
      )}
      {times && (
        <Section heading="Times" isFirst={!standings}>
          <TimeTables event={event} csvName={`${csvName} times`} times={times} pilotOf={pilotOf} />
        </Section>
      )}
      {points && (
        <Section heading="Points" isFirst={!standings && !times}>
          <PointsTables {...tableProps} csvName={`${csvName} points`} points={points} />
        </Section>
      )}
      {lapCounts && (
        <Section heading="Lap Counts">
          <LapCountsTable {...tableProps} csvName={`${csvName} lap counts`} table={lapCounts} />
        </Section>
      )}
      <RoundSections {...tableProps} rounds={rounds} />
      {roundsWithoutStage && (
        <Section
          heading="Rounds outside of the stages"
          aside={
            <Muted>
              {roundsWithoutStage.sections.length === 1
                ? '1 round'
                : `${roundsWithoutStage.sections.length} rounds`}
            </Muted>
          }
        >
          <RoundSections {...tableProps} rounds={roundsWithoutStage} isFirst />
        </Section>
      )}
    </>
  );
}

interface TimeTablesProps extends Pick<TabViewProps<StageData>, 'event' | 'pilotOf'> {
  /** without extension */
  csvName: string;
  times: NonNullable<StageData['times']>;
}

/** The time summary, with a table for each bracket. */
function TimeTables({ event, csvName, times, pilotOf }: TimeTablesProps) {
  if (times.length === 0) {
    return <EmptyView title="No times yet" text="Times fill in after the first race of this stage." />;
  }
  return (
    <>
      {times.map(({ heading, records }) => {
        const table = (
          <ExpandableRecordsTable
            key={heading ?? ''}
            event={event}
            caption={heading === null ? 'Times' : `Times, ${heading}`}
            table={records}
            pilotOf={pilotOf}
          />
        );
        if (heading === null) return table;
        return (
          <BracketSection key={heading}>
            <h3>{heading}</h3>
            {table}
          </BracketSection>
        );
      })}
      <TableFoot>
        <span />
        <CsvButton
          fileName={csvName}
          label="Times"
          rows={() =>
            times.flatMap(({ heading, records }) =>
              tableCsv(recordsColumns({ event, table: records, pilotOf }), records.rows).map((row, index) => [
                index === 0 ? 'Bracket' : (heading ?? 'None'),
                ...row,
              ]),
            )
          }
        />
      </TableFoot>
    </>
  );
}
