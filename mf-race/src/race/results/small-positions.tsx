import { raceHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { PHONE, TextLink, VisuallyHidden } from '@holeshot/ui';
import { useMemo } from 'react';
import { MiniGraph } from '../../charts/mini-graph';
import { pinnedHref } from '../../revision/pin';
import { labelsDropouts } from '../graph/labels-dropouts';
import { listRaceSeries } from '../graph/list-race-series';
import type { RaceData } from '../load-race';

const Frame = styled.section`
  margin-top: 16px;
  h3 {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    margin-bottom: 8px;
    padding-bottom: 5px;
    border-bottom: 1px solid var(--edge);
  }
  a {
    font-size: 15px;
    font-weight: 400;
    color: var(--t2);
  }
  ${PHONE} {
    display: none;
  }
`;

const SIZE = { width: 416, height: 206 };
/** The numbers of pilots and laps that fit in a small graph. */
const MAX = { pilots: 12, laps: 14 };

export function hasSmallPositions({ results, laps }: Pick<RaceData, 'results' | 'laps'>): boolean {
  const lapCount = laps.at(-1)?.lapNumber ?? 0;
  return results.length <= MAX.pilots && lapCount <= MAX.laps && lapCount > 0;
}

/** The positions per lap as a small graph, with a link to the large one. */
export function SmallPositions({ data }: { data: RaceData }) {
  const { event, race, pinned } = data;
  const series = useMemo(() => listRaceSeries(data, 'race-position'), [data]);
  return (
    <Frame aria-label="Positions">
      <h3>
        Positions
        <TextLink
          to={pinnedHref(
            raceHref({ eventId: event.id, raceId: race.id, tab: 'race-position-graph' }),
            pinned,
          )}
          preventScrollReset
        >
          Open graph<VisuallyHidden> of race positions</VisuallyHidden>
        </TextLink>
      </h3>
      <MiniGraph kind="race-position" series={series} labelsDropouts={labelsDropouts(data)} size={SIZE} />
    </Frame>
  );
}
