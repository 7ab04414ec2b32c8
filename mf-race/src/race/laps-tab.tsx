import { styled } from '@holeshot/platform';
import { EmptyView, Muted, Section } from '@holeshot/ui';
import { pilotFinder } from '../parts/shown-pilot';
import { LapCards } from './lap-cards';
import type { RaceData } from './load-race';
import { groupLaps } from './race-laps';
import { ResultsTable } from './results-table';

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
`;

/** Race results, then a card per lap (specification section 2, race page). */
export function LapsTab({ data }: { data: RaceData }) {
  const { laps, results, pilots, channels, state } = data;
  if (laps.length === 0) {
    return (
      <EmptyView
        title="No laps yet"
        text={
          state === 'finished' ? 'The race ended without a valid lap.' : 'Laps appear here as they are flown.'
        }
      />
    );
  }
  const channelOf = new Map(results.map(({ pilotId, channelId }) => [pilotId, channels[channelId ?? '']]));
  const pilotOf = pilotFinder(pilots);
  return (
    <>
      <Section heading="Race results" isFirst>
        <ResultsTable data={data} />
        <Key>
          <span>
            <KeySquare fill="#D9182F" />
            fastest of the race
          </span>
          <span>
            <KeySquare fill="#F5F6F7" />
            pilot's own best lap
          </span>
          <span>bar height is time lost to the fastest lap</span>
        </Key>
      </Section>
      <Section heading="Laps" aside={<Muted>Behind is the gap to the pilot ahead</Muted>}>
        <LapCards
          groups={groupLaps(laps)}
          nameOf={(pilotId) => pilotOf(pilotId).name}
          channelOf={(pilotId) => channelOf.get(pilotId)}
        />
      </Section>
    </>
  );
}

const KeySquare = ({ fill }: { fill: string }) => (
  <svg width={10} height={10} aria-hidden="true">
    <rect width={10} height={10} rx={2} fill={fill} />
  </svg>
);
