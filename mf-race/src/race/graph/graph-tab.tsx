import { raceHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { Section, TextLink, VisuallyHidden } from '@holeshot/ui';
import { useMemo } from 'react';
import { Graph } from '../../charts/graph';
import type { GraphKind } from '../../charts/graph-kinds';
import { MiniGraph } from '../../charts/mini-graph';
import { raceTitle } from '../../racing/race-names';
import { pinnedHref } from '../../revision/pin';
import type { RaceData } from '../load-race';
import type { RaceTab } from '../race-tabs';
import { labelsDropouts } from './labels-dropouts';
import { listRaceSeries } from './list-race-series';

type GraphTabId = Exclude<RaceTab, 'laps' | 'replay'>;

const GRAPH_KIND: Record<GraphTabId, GraphKind> = {
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

/** The number of lines that are readable in a small graph. */
const MAX_PREVIEW_LINES = 16;

interface GraphTabProps {
  tab: GraphTabId;
  data: RaceData;
}

/** One of the race's graphs. Below Lap Times, there are small versions of the other two. */
export function GraphTab({ tab, data }: GraphTabProps) {
  const kind = GRAPH_KIND[tab];
  const series = useMemo(() => listRaceSeries(data, kind), [data, kind]);
  const hasPreviews = tab === 'lap-times-graph' && series.length <= MAX_PREVIEW_LINES;
  return (
    <>
      <Graph
        kind={kind}
        series={series}
        labelsDropouts={labelsDropouts(data)}
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

const PreviewLink = ({ href, heading }: { href: string; heading: string }) => (
  <TextLink to={href} preventScrollReset>
    Open graph<VisuallyHidden>: {heading}</VisuallyHidden>
  </TextLink>
);

function Preview({ heading, tab, data }: GraphTabProps & { heading: string }) {
  const { event, race, pinned } = data;
  const kind = GRAPH_KIND[tab];
  const series = useMemo(() => listRaceSeries(data, kind), [data, kind]);
  const href = pinnedHref(raceHref({ eventId: event.id, raceId: race.id, tab }), pinned);
  return (
    <Section heading={heading} aside={<PreviewLink href={href} heading={heading} />}>
      <MiniGraph kind={kind} series={series} labelsDropouts={labelsDropouts(data)} />
    </Section>
  );
}
