import type { Guid, RaceEvent } from '@holeshot/domain';
import { CsvButton, EmptyView, Muted, Section } from '@holeshot/ui';
import type { ShownPilot } from '../parts/shown-pilot';
import { Bracket, TableFoot } from './count-table-look';
import { LapRecordsTable } from './lap-records-table';
import { LapCountsTable, PointsTables } from './points-tab';
import { recordsCsv } from './records-csv';
import { RoundSections } from './rounds-tab';
import type { StageView } from './stage-view-model';
import { StandingsTable } from './standings-table';

interface StageTabProps {
  event: Pick<RaceEvent, 'id' | 'name' | 'pbLaps' | 'laps'>;
  stageName: string;
  pilotOf: (id: Guid) => ShownPilot;
  view: StageView;
}

/**
 * One stage: standings, time summary, point summary and rounds, each where the stage has it (specification section 2);
 * in the first one's tab the rounds that belong to none.
 */
export function StageTab({ event, stageName, pilotOf, view }: StageTabProps) {
  const { standings, times, points, lapCounts, rounds, outside } = view;
  const named = { id: event.id, name: `${event.name} ${stageName}` };
  return (
    <>
      {!standings && rounds.sections.length === 0 && (
        <EmptyView title="No races yet" text="Races appear here as soon as the club draws this stage." />
      )}
      {standings && (
        <Section heading="Standings" isFirst>
          <StandingsTable eventId={event.id} fileName={`${named.name} standings`} standings={standings} />
        </Section>
      )}
      {times && (
        <Section heading="Times" isFirst={!standings}>
          <TimeTables event={event} name={named.name} times={times} pilotOf={pilotOf} />
        </Section>
      )}
      {points && (
        <Section heading="Points" isFirst={!standings && !times}>
          <PointsTables event={named} pilotOf={pilotOf} view={points} />
        </Section>
      )}
      {lapCounts && (
        <Section heading="Lap Counts">
          <LapCountsTable event={named} pilotOf={pilotOf} table={lapCounts} />
        </Section>
      )}
      <RoundSections eventId={event.id} pilotOf={pilotOf} view={rounds} />
      {outside && (
        <Section
          heading="Rounds outside of the stages"
          aside={
            <Muted>{outside.sections.length === 1 ? '1 round' : `${outside.sections.length} rounds`}</Muted>
          }
        >
          <RoundSections eventId={event.id} pilotOf={pilotOf} view={outside} isFirst />
        </Section>
      )}
    </>
  );
}

function TimeTables({
  event,
  name,
  times,
  pilotOf,
}: {
  event: StageTabProps['event'];
  name: string;
  times: NonNullable<StageView['times']>;
  pilotOf: StageTabProps['pilotOf'];
}) {
  if (times.length === 0) {
    return <EmptyView title="No times yet" text="Times fill in after the first race of this stage." />;
  }
  return (
    <>
      {times.map(({ heading, table }) => {
        const rows = (
          <LapRecordsTable
            key={heading ?? ''}
            event={event}
            caption={heading === null ? 'Times' : `Times, ${heading}`}
            view={table}
            pilotOf={pilotOf}
          />
        );
        if (heading === null) return rows;
        return (
          <Bracket key={heading}>
            <h3>{heading}</h3>
            {rows}
          </Bracket>
        );
      })}
      <TableFoot>
        <span />
        <CsvButton
          fileName={`${name} times`}
          label="Times"
          rows={() =>
            times.flatMap(({ heading, table }) =>
              recordsCsv(table, pilotOf).map((row, index) => [
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
