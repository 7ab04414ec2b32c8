import { styled, useSearchParams } from '@holeshot/platform';
import { CsvButton, DataTable, lazyPart, PHONE, tableCsv, visuallyHidden } from '@holeshot/ui';
import { type ReactNode, Suspense } from 'react';
import { Explained, PANEL_WIDTH, useFigureLink } from '../../explain/figure-link';
import { raceTitle } from '../../racing/race-names';
import type { RaceData } from '../load-race';
import { LEGEND_FILLS } from './lap-bars';
import { ReplayRow } from './replay-link';
import { sortResults } from './results-columns';
import { ResultsGrid } from './results-table.styles';
import { hasSmallPositions, SmallPositions } from './small-positions';
import { WhoLed } from './who-led';

/** Loaded only if the address opens a figure. */
const RaceExplanation = lazyPart(
  'The explanation',
  async () =>
    (await import(/* webpackChunkName: "race-race.explain" */ '../explain/race-explanation')).RaceExplanation,
);

const Layout = styled.div<{ $beside: number | null; $isExplained: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  margin-top: 4px;
  ${PHONE} {
    margin-top: 0;
  }
  @media screen and (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) ${({ $beside }) => $beside !== null && `${$beside}px`};
    /* an explanation stands beside the result and the picture below it */
    ${({ $isExplained }) => $isExplained && 'grid-template-rows: auto 1fr; > :nth-child(2) { grid-row: span 2; }'}
  }
`;

const PICTURE_WIDTH = 416;

/** Sticky, so that the stream stays in view beside long results. */
const Beside = styled.aside<{ $isBelow: boolean }>`
  padding-top: 8px;
  @media screen and (min-width: 1100px) {
    ${({ $isBelow }) => ($isBelow ? 'max-width: 760px;' : 'position: sticky; top: 108px;')}
  }
  @media screen and (max-width: 1099px) {
    max-width: 760px;
  }
`;

const Heading = styled.h2<{ $hidden: boolean }>`
  margin-top: 20px;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  margin-top: 10px;
  font-size: 14px;
  color: var(--t3);
  > span > svg {
    display: inline-block;
    margin-right: 8px;
  }
  > :last-child {
    margin-left: auto;
  }
  ${PHONE} {
    /* phones have no bars to explain */
    > span {
      display: none;
    }
  }
`;

export interface ResultSectionProps {
  data: RaceData;
  /** shown beside the result; absent for a race in progress */
  picture: ReactNode;
}

/** The result, with stream or track, leaders, and positions beside it. */
export function ResultSection({ data, picture }: ResultSectionProps) {
  const { state, event, race, laps } = data;
  const [search] = useSearchParams();
  const isFinished = state === 'finished';
  const label = isFinished ? 'Race results' : 'Times so far';
  const hasReplay = isFinished && laps.length > 0;
  const hasPositions = hasSmallPositions(data);
  const hasPicture = isFinished || hasPositions;
  return (
    <>
      {hasReplay && <ReplayRow data={data} />}
      <Layout
        $beside={data.explanation ? PANEL_WIDTH : hasPicture ? PICTURE_WIDTH : null}
        $isExplained={data.explanation !== null}
      >
        <section aria-label={label}>
          <Heading $hidden={isFinished}>{label}</Heading>
          <ResultsTable data={data} caption={label} />
          <Foot>
            {laps.length > 0 && (
              <>
                <span>
                  <LegendSquare fill={LEGEND_FILLS.fastest} />
                  fastest of the race
                </span>
                <span>
                  <LegendSquare fill={LEGEND_FILLS.ownBest} />
                  pilot's own best lap
                </span>
                <span>bar height is time lost to the fastest lap</span>
              </>
            )}
            <CsvButton
              fileName={`${event.name} ${raceTitle(race)} ${isFinished ? 'results' : 'so far'}`}
              label={label}
              rows={() => {
                const { columns, rows } = sortResults(data, search);
                return tableCsv(columns, rows);
              }}
            />
          </Foot>
        </section>
        {data.explanation && (
          <Suspense fallback={<div />}>
            <RaceExplanation data={data} />
          </Suspense>
        )}
        {hasPicture && (
          <Beside data-print="no" $isBelow={data.explanation !== null}>
            {picture}
            <WhoLed data={data} />
            {hasPositions && <SmallPositions data={data} />}
          </Beside>
        )}
      </Layout>
    </>
  );
}

const LegendSquare = ({ fill }: { fill: string }) => (
  <svg width={10} height={10} aria-hidden="true">
    <rect width={10} height={10} rx={2} fill={fill} />
  </svg>
);

interface ResultsTableProps {
  data: RaceData;
  caption: string;
}

/** The results with a bar per lap. Each figure opens its explanation. */
function ResultsTable({ data, caption }: ResultsTableProps) {
  const [search] = useSearchParams();
  const { columns, rows, sort } = sortResults(data, search, useFigureLink(search));
  return (
    <Explained>
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        sort={sort}
        getKey={({ pilotId }) => pilotId}
        renderTable={(content) => <ResultsGrid $ranked={data.state === 'finished'}>{content}</ResultsGrid>}
      />
    </Explained>
  );
}
