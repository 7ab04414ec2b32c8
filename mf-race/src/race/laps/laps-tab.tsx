import { CsvButton, lazyPart, Muted, Section, TableFoot } from '@holeshot/ui';
import { Suspense } from 'react';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import { useMarkedPilots } from '../../follow/use-marked-pilots';
import { groupLaps } from '../../racing/race-laps';
import { raceTitle } from '../../racing/race-names';
import type { RaceData } from '../load-race';
import { ResultSection, type ResultSectionProps } from '../results/result-section';
import { LapCards } from './lap-cards';
import { lapsCsv } from './laps-csv';

/** Lazy, because few races have split gates. */
const Sectors = lazyPart(
  'Sectors',
  async () => (await import(/* webpackChunkName: "race-race.sectors" */ './sectors')).Sectors,
);

/** Lazy, because few races are questioned. */
const RaceQuestions = lazyPart(
  'Questions',
  async () => (await import(/* webpackChunkName: "race-race.questions" */ './race-questions')).RaceQuestions,
);

/** Results, questions, sectors, and a card per lap (R36). A race in progress has times but no results (R85). */
export function LapsTab({ data, picture }: ResultSectionProps) {
  return (
    <>
      <ResultSection data={data} picture={picture} />
      {hasQuestions(data) && (
        <Suspense>
          <RaceQuestions data={data} />
        </Suspense>
      )}
      {data.sectors && (
        <Suspense>
          <Sectors data={data} sectors={data.sectors} />
        </Suspense>
      )}
      {data.laps.length > 0 && <Laps data={data} />}
    </>
  );
}

const hasQuestions = ({ questions }: RaceData): boolean => !questions.ok || questions.value.length > 0;

function Laps({ data }: { data: RaceData }) {
  const { laps, results, pilots, channels, race, event } = data;
  const channelByPilot = new Map(
    results.map(({ pilotId, channelId }) => [pilotId, channels[channelId ?? '']]),
  );
  const getPilot = createPilotLookup(pilots);
  const marked = useMarkedPilots(pilots);
  return (
    <Section heading="Laps" aside={<Muted>Behind is the gap to the pilot ahead</Muted>}>
      <LapCards
        groups={groupLaps(laps)}
        getName={(pilotId) => getPilot(pilotId).name}
        marked={marked}
        getChannel={(pilotId) => channelByPilot.get(pilotId)}
      />
      <TableFoot>
        <CsvButton
          fileName={`${event.name} ${raceTitle(race)} laps`}
          label="laps"
          rows={() => lapsCsv(data)}
        />
      </TableFoot>
    </Section>
  );
}
