import { raceHref } from '@holeshot/contract';
import { eventTraits } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Section, TextLink } from '@holeshot/ui';
import { useMemo } from 'react';
import type { GraphKind } from '../charts/graph-kinds';
import { MiniGraph } from '../charts/mini-graph';
import { RaceGraph } from '../charts/race-graph';
import type { RaceData } from './load-race';
import { raceSeries } from './race-series';
import type { RaceTab } from './race-tabs';

type GraphTabId = Exclude<RaceTab, 'laps'>;

const KIND_OF: Record<GraphTabId, GraphKind> = {
  'lap-times-graph': 'lap-times',
  'race-position-graph': 'race-position',
  'time-behind-graph': 'time-behind',
};

const Previews = styled.div`
  display: grid;
  column-gap: 48px;
  @media (min-width: 860px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface GraphTabProps {
  tab: GraphTabId;
  data: RaceData;
}

/** One of the race's graphs; under the lap times, the other two in small. */
export function GraphTab({ tab, data }: GraphTabProps) {
  const kind = KIND_OF[tab];
  const series = useMemo(() => raceSeries(data, kind), [data, kind]);
  return (
    <>
      <RaceGraph key={kind} kind={kind} series={series} saysOut={saysOut(data)} />
      {tab === 'lap-times-graph' && (
        <Previews>
          <Preview heading="Race position" tab="race-position-graph" data={data} />
          <Preview heading="Time behind" tab="time-behind-graph" data={data} />
        </Previews>
      )}
    </>
  );
}

/** Only where all had to fly the same laps does a line that stops early mean that its pilot is out. */
export const saysOut = ({ race, state }: Pick<RaceData, 'race' | 'state'>): boolean =>
  state === 'finished' && eventTraits(race.eventType).hasLapLimit;

function Preview({ heading, tab, data }: GraphTabProps & { heading: string }) {
  const { event, race } = data;
  const kind = KIND_OF[tab];
  const series = useMemo(() => raceSeries(data, kind), [data, kind]);
  const href = raceHref({ eventId: event.id, raceId: race.id, tab });
  return (
    <Section heading={heading} aside={<TextLink to={href}>Open graph</TextLink>}>
      <MiniGraph kind={kind} series={series} saysOut={saysOut(data)} />
    </Section>
  );
}
