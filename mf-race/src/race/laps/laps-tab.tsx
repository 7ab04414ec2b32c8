import { raceHref } from '@holeshot/contract';
import { styled, useSearchParams } from '@holeshot/platform';
import { CsvButton, Muted, PHONE, Section, TextLink, tableCsv, VisuallyHidden } from '@holeshot/ui';
import { useMemo } from 'react';
import { MiniGraph } from '../../charts/mini-graph';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import { useMarkedPilots } from '../../follow/use-marked-pilots';
import { groupLaps } from '../../racing/race-laps';
import { raceTitle } from '../../racing/race-names';
import { labelsDropouts } from '../graph/labels-dropouts';
import { listRaceSeries } from '../graph/list-race-series';
import type { RaceData } from '../load-race';
import { sortResults } from '../results/results-columns';
import { ResultsTable } from '../results/results-table';
import { LapCard, LapCards } from './lap-cards';
import { lapsCsv } from './laps-csv';
import { Sectors } from './sectors';

const Aside = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;
`;

/** Four cards make a row; this one fills the rest of its row. Narrower screens have fewer cards. */
const CARDS = 4;
const FOUR_CARDS = '@media print, (min-width: 1200px)';

const Positions = styled(LapCard)<{ $span: number }>`
  ${FOUR_CARDS} {
    grid-column: span ${({ $span }) => $span};
  }
  > svg:last-child {
    display: none;
  }
  ${FOUR_CARDS} {
    > svg {
      display: none;
    }
    > svg:last-child {
      display: block;
    }
  }
  @media print {
    grid-column: 1 / -1;
  }
  a {
    font-size: 14px;
    font-weight: 400;
    color: var(--t2);
  }
  ${PHONE} {
    display: none;
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-top: 10px;
  font-size: 14px;
  color: var(--t3);
  svg {
    display: inline-block;
    margin-right: 8px;
  }
  /* phones have no bars to explain */
  ${PHONE} {
    display: none;
  }
`;

/** Results, then a card per lap (R36). A race in progress has times but no results (R85). */
export function LapsTab({ data }: { data: RaceData }) {
  const { laps, results, pilots, channels, race, event, state } = data;
  const [search] = useSearchParams();
  const resultsLabel = state === 'finished' ? 'Race results' : 'Times so far';
  const channelByPilot = new Map(
    results.map(({ pilotId, channelId }) => [pilotId, channels[channelId ?? '']]),
  );
  const getPilot = createPilotLookup(pilots);
  const marked = useMarkedPilots(pilots);
  const csvName = `${event.name} ${raceTitle(race)}`;
  return (
    <>
      <Section
        heading={resultsLabel}
        isFirst
        aside={
          <CsvButton
            fileName={`${csvName} ${state === 'finished' ? 'results' : 'so far'}`}
            label={resultsLabel}
            rows={() => {
              const { columns, rows } = sortResults(data, search);
              return tableCsv(columns, rows);
            }}
          />
        }
      >
        <ResultsTable data={data} caption={resultsLabel} />
        <Legend>
          <span>
            <LegendSquare fill="var(--red)" />
            fastest of the race
          </span>
          <span>
            <LegendSquare fill="var(--t1)" />
            pilot's own best lap
          </span>
          <span>bar height is time lost to the fastest lap</span>
        </Legend>
      </Section>
      {data.sectors && <Sectors data={data} sectors={data.sectors} />}
      <Section
        heading="Laps"
        aside={
          <Aside>
            <Muted>Behind is the gap to the pilot ahead</Muted>
            <CsvButton fileName={`${csvName} laps`} label="laps" rows={() => lapsCsv(data)} />
          </Aside>
        }
      >
        <LapCards
          groups={groupLaps(laps)}
          nameOf={(pilotId) => getPilot(pilotId).name}
          marked={marked}
          channelOf={(pilotId) => channelByPilot.get(pilotId)}
          lastCard={<PositionsCard data={data} />}
        />
      </Section>
    </>
  );
}

/** More pilots or laps do not fit in a small graph. */
const MAX_SMALL = { pilots: 12, laps: 14 };

function PositionsCard({ data }: { data: RaceData }) {
  const { event, race, laps, results } = data;
  const series = useMemo(() => listRaceSeries(data, 'race-position'), [data]);
  const lapCount = laps.at(-1)?.lapNumber ?? 0;
  if (results.length > MAX_SMALL.pilots || lapCount > MAX_SMALL.laps || lapCount === 0) return null;
  const href = raceHref({ eventId: event.id, raceId: race.id, tab: 'race-position-graph' });
  const groupCount = new Set(laps.map(({ lapNumber }) => lapNumber)).size;
  const span = CARDS - (groupCount % CARDS);
  return (
    <Positions aria-label="Positions" $span={span}>
      <h3>
        Positions
        <TextLink to={href}>
          Open graph<VisuallyHidden> of race positions</VisuallyHidden>
        </TextLink>
      </h3>
      {[1, span].map((cards, index) => (
        <MiniGraph
          key={index === 0 ? 'narrow' : 'wide'}
          kind="race-position"
          series={series}
          labelsDropouts={labelsDropouts(data)}
          size={{ width: cards * 280 + (cards - 1) * 24, height: 230 }}
        />
      ))}
    </Positions>
  );
}

const LegendSquare = ({ fill }: { fill: string }) => (
  <svg width={10} height={10} aria-hidden="true">
    <rect width={10} height={10} rx={2} fill={fill} />
  </svg>
);
