import { countText } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { EmptyView, Muted, Section, tableCsv } from '@holeshot/ui';
import { Suspense } from 'react';
import { ExplainBeside } from '../../../explain/explain-beside';
import type { FigureLink } from '../../../explain/figure-link';
import { type MarkedPilots, useMarkedPilots } from '../../../follow/use-marked-pilots';
import { BracketTables } from '../../count-table/bracket-tables';
import { LapCountsTable } from '../../count-table/lap-counts-table';
import { PointsTables } from '../../count-table/points-tables';
import { ExpandableRecordsTable } from '../../records-table/expandable-records-table';
import { recordsColumns } from '../../records-table/records-columns';
import { FollowedCard } from '../../round-sections/lazy-followed-card';
import { RoundSections } from '../../round-sections/round-sections';
import type { RoundsData } from '../../round-sections/rounds-data';
import type { TabViewProps } from '../tab';
import { BracketSection } from './bracket/bracket-section';
import type { StageData } from './stage-data';
import { StandingsTable } from './standings-table';

const Narrow = styled.div`
  max-width: 568px;
  margin-top: 24px;
`;

/** `$isWide` leaves room for an explanation beside the table. */
const TimesColumn = styled.div<{ $isWide: boolean }>`
  max-width: ${({ $isWide }) => ($isWide ? 1244 : 760)}px;
`;

/**
 * One stage: bracket, standings, times, points, lap counts and rounds, each only if the stage has it (R32). The first
 * stage's tab also lists the rounds that belong to no stage.
 */
export function StageView({ event, label, pilots, getPilot, nowMs, data }: TabViewProps<StageData>) {
  const { standings, times, points, lapCounts, bracket, rounds, roundsWithoutStage } = data;
  const csvName = `${event.name} ${label}`;
  const marked = useMarkedPilots(pilots);
  const tableProps = { eventId: event.id, getPilot };
  const countProps = { ...tableProps, marked };
  const roundProps = { event, getPilot, marked, nowMs };
  return (
    <>
      {!standings && rounds.sections.length === 0 && (
        <EmptyView title="No races yet" text="Races appear here as soon as the club draws this stage." />
      )}
      {bracket && <NowFlying {...roundProps} rounds={rounds} />}
      {bracket && (
        <BracketSection
          {...tableProps}
          bracket={bracket}
          channels={bracket.channels}
          pilots={pilots}
          marked={marked}
          label={label}
        />
      )}
      {standings && (
        <Section heading="Standings" isFirst={!bracket}>
          <StandingsTable {...tableProps} csvName={`${csvName} standings`} standings={standings} />
        </Section>
      )}
      {times && (
        <Section heading="Times" isFirst={!bracket && !standings}>
          <TimesColumn $isWide={data.explanation !== null}>
            <ExplainBeside explanation={data.explanation} getPilot={getPilot}>
              {(link) => (
                <TimeTables
                  event={event}
                  times={times}
                  getPilot={getPilot}
                  link={link}
                  csvName={`${csvName} times`}
                />
              )}
            </ExplainBeside>
          </TimesColumn>
        </Section>
      )}
      {points && (
        <Section heading="Points" isFirst={!bracket && !standings && !times}>
          <PointsTables {...countProps} csvName={`${csvName} points`} points={points} />
        </Section>
      )}
      {lapCounts && (
        <Section heading="Lap Counts">
          <LapCountsTable {...countProps} csvName={`${csvName} lap counts`} data={lapCounts} />
        </Section>
      )}
      {!bracket && <RoundSections {...roundProps} rounds={rounds} />}
      {roundsWithoutStage && (
        <Section
          heading="Rounds outside of the stages"
          aside={<Muted>{countText(roundsWithoutStage.sections.length, 'round')}</Muted>}
        >
          <RoundSections {...roundProps} rounds={roundsWithoutStage} isFirst />
        </Section>
      )}
    </>
  );
}

/** The race in progress of a stage whose rounds are shown as a bracket. */
function NowFlying({
  event,
  getPilot,
  marked,
  nowMs,
  rounds: { sections, channels, running },
}: Pick<TabViewProps<StageData>, 'event' | 'getPilot' | 'nowMs'> & {
  marked: MarkedPilots;
  rounds: RoundsData;
}) {
  const race = sections.flatMap(({ races }) => races).find(({ id }) => id === running?.id);
  if (!race || !running) return null;
  return (
    <Suspense>
      <Narrow>
        <FollowedCard
          nowMs={nowMs}
          eventId={event.id}
          race={race}
          loaded={running}
          getPilot={getPilot}
          channels={channels}
          marked={marked}
        />
      </Narrow>
    </Suspense>
  );
}

interface TimeTablesProps extends Pick<TabViewProps<StageData>, 'event' | 'getPilot'> {
  /** without extension */
  csvName: string;
  times: NonNullable<StageData['times']>;
  link: FigureLink;
}

/** The time summary, with a table for each bracket. */
function TimeTables({ event, csvName, times, getPilot, link }: TimeTablesProps) {
  if (times.length === 0) {
    return <EmptyView title="No times yet" text="Times fill in after the first race of this stage." />;
  }
  const brackets = times.map(({ heading, records }) => ({
    heading,
    render: (caption: string) => (
      <ExpandableRecordsTable
        event={event}
        caption={caption}
        getPilot={getPilot}
        link={link}
        table={records}
      />
    ),
    listRows: () => tableCsv(recordsColumns({ event, table: records, getPilot }), records.rows),
  }));
  return <BracketTables label="Times" brackets={brackets} csvName={csvName} />;
}
