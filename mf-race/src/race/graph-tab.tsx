import { raceHref } from '@holeshot/contract';
import { eventTraits } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Section, TextLink, VisuallyHidden } from '@holeshot/ui';
import { useMemo } from 'react';
import type { GraphKind } from '../charts/graph-kinds';
import { MiniGraph } from '../charts/mini-graph';
import { RaceGraph } from '../charts/race-graph';
import { raceTitle } from '../parts/race-names';
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

/** More lines than this are a tangle in a small graph. */
const MOST_PREVIEWED = 16;

interface GraphTabProps {
  tab: GraphTabId;
  data: RaceData;
}

/** One of the race's graphs; under the lap times, the other two in small. */
export function GraphTab({ tab, data }: GraphTabProps) {
  const kind = KIND_OF[tab];
  const series = useMemo(() => raceSeries(data, kind), [data, kind]);
  const hasPreviews = tab === 'lap-times-graph' && series.length <= MOST_PREVIEWED;
  return (
    <>
      <RaceGraph
        kind={kind}
        series={series}
        saysOut={saysOut(data)}
        fileName={`${data.event.name} ${raceTitle(data.race)} ${kind}`}
      />
      {hasPreviews && (
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

const PreviewLink = ({ href, heading }: { href: string; heading: string }) => (
  <TextLink to={href} preventScrollReset>
    Open graph<VisuallyHidden>: {heading}</VisuallyHidden>
  </TextLink>
);

function Preview({ heading, tab, data }: GraphTabProps & { heading: string }) {
  const { event, race } = data;
  const kind = KIND_OF[tab];
  const series = useMemo(() => raceSeries(data, kind), [data, kind]);
  const href = raceHref({ eventId: event.id, raceId: race.id, tab });
  return (
    <Section heading={heading} aside={<PreviewLink href={href} heading={heading} />}>
      <MiniGraph kind={kind} series={series} saysOut={saysOut(data)} />
    </Section>
  );
}
