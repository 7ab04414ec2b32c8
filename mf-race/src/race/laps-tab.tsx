import { raceHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { CsvButton, Muted, PHONE, Section, TextLink, VisuallyHidden } from '@holeshot/ui';
import { useMemo } from 'react';
import { MiniGraph } from '../charts/mini-graph';
import { raceTitle } from '../parts/race-names';
import { pilotFinder } from '../parts/shown-pilot';
import { saysOut } from './graph-tab';
import { LapCard, LapCards } from './lap-cards';
import type { RaceData } from './load-race';
import { lapRows, resultRows } from './race-csv';
import { groupLaps } from './race-laps';
import { raceSeries } from './race-series';
import { ResultsTable } from './results-table';

const Aside = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px 12px;
`;

const Positions = styled(LapCard)`
  a {
    font-size: 14px;
    font-weight: 400;
    color: var(--t2);
  }
  ${PHONE} {
    display: none;
  }
`;

const Key = styled.p`
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
  /* it explains the bars, for which a phone has no room */
  ${PHONE} {
    display: none;
  }
`;

/**
 * Race results, then a card per lap (specification section 2, race page). While the race is flown there are times but no
 * results (section 4).
 */
export function LapsTab({ data }: { data: RaceData }) {
  const { laps, results, pilots, channels, race, event, state } = data;
  const what = state === 'finished' ? 'Race results' : 'Times so far';
  const channelOf = new Map(results.map(({ pilotId, channelId }) => [pilotId, channels[channelId ?? '']]));
  const pilotOf = pilotFinder(pilots);
  const file = `${event.name} ${raceTitle(race)}`;
  return (
    <>
      <Section
        heading={what}
        isFirst
        aside={
          <CsvButton
            fileName={`${file} ${state === 'finished' ? 'results' : 'so far'}`}
            label={what}
            rows={() => resultRows(data)}
          />
        }
      >
        <ResultsTable data={data} caption={what} />
        <Key>
          <span>
            <KeySquare fill="#D9182F" />
            fastest of the race
          </span>
          <span>
            <KeySquare fill="var(--t1)" />
            pilot's own best lap
          </span>
          <span>bar height is time lost to the fastest lap</span>
        </Key>
      </Section>
      <Section
        heading="Laps"
        aside={
          <Aside>
            <Muted>Behind is the gap to the pilot ahead</Muted>
            <CsvButton fileName={`${file} laps`} label="laps" rows={() => lapRows(data)} />
          </Aside>
        }
      >
        <LapCards
          groups={groupLaps(laps)}
          nameOf={(pilotId) => pilotOf(pilotId).name}
          channelOf={(pilotId) => channelOf.get(pilotId)}
          positions={<PositionsCell data={data} />}
        />
      </Section>
    </>
  );
}

/** More lines or laps than this need the large graph. */
const MOST_SMALL = { pilots: 12, laps: 14 };

function PositionsCell({ data }: { data: RaceData }) {
  const { event, race, laps, results } = data;
  const series = useMemo(() => raceSeries(data, 'race-position'), [data]);
  const lapCount = laps.at(-1)?.lapNumber ?? 0;
  if (results.length > MOST_SMALL.pilots || lapCount > MOST_SMALL.laps || lapCount === 0) return null;
  const href = raceHref({ eventId: event.id, raceId: race.id, tab: 'race-position-graph' });
  return (
    <Positions aria-label="Positions">
      <h3>
        Positions
        <TextLink to={href}>
          Open graph<VisuallyHidden> of race positions</VisuallyHidden>
        </TextLink>
      </h3>
      <MiniGraph
        kind="race-position"
        series={series}
        saysOut={saysOut(data)}
        size={{ width: 280, height: 230 }}
      />
    </Positions>
  );
}

const KeySquare = ({ fill }: { fill: string }) => (
  <svg width={10} height={10} aria-hidden="true">
    <rect width={10} height={10} rx={2} fill={fill} />
  </svg>
);
