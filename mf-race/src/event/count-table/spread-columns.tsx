import { formatSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Cell, type TableColumn, VisuallyHidden } from '@holeshot/ui';
import type { CountRowData } from './count-table-data';
import type { LapSpread, PilotSpread } from './lap-spread';

const DotsCell = styled(Cell)`
  svg {
    display: block;
    overflow: visible;
  }
`;

const AxisSvg = styled.svg`
  display: block;
  overflow: visible;
  margin-left: 24px;
  width: calc(100% - 32px);
  font: 13px var(--ui);
`;

const MedianCell = styled(Cell)`
  color: var(--t2);
  font-size: 16px;
  white-space: nowrap;
`;

const findMedian = ({ byPilot }: LapSpread, { pilotId }: CountRowData): number | null =>
  byPilot[pilotId]?.medianSeconds ?? null;

/** Such as `median 24.31`. */
export const medianText = (spread: LapSpread, row: CountRowData): string =>
  `median ${formatSeconds(findMedian(spread, row)) || '–'}`;

/** A pilot's laps as dots on the axis of all laps, and the median. */
export function spreadColumns(spread: LapSpread): TableColumn<CountRowData>[] {
  const getMedian = (row: CountRowData) => findMedian(spread, row);
  return [
    {
      id: 'laps',
      heading: (
        <>
          <VisuallyHidden>Lap times</VisuallyHidden>
          <Axis ticks={spread.ticks} />
        </>
      ),
      Cell: DotsCell,
      render: ({ pilotId }) => (
        <Dots
          spread={spread.byPilot[pilotId]}
          ticks={spread.ticks}
          hasFastest={pilotId === spread.fastest.pilotId}
        />
      ),
    },
    {
      id: 'median',
      heading: 'Median',
      align: 'right',
      firstSort: 'ascending',
      Cell: MedianCell,
      value: getMedian,
      csv: [{ heading: 'Median lap', value: getMedian }],
      render: (row) => formatSeconds(getMedian(row)) || '–',
    },
  ];
}

const Axis = ({ ticks }: Pick<LapSpread, 'ticks'>) => (
  <AxisSvg height={16} aria-hidden="true" fill="var(--t3)" textAnchor="middle">
    {ticks.map(({ seconds, percent }) => (
      <text key={seconds} x={`${percent}%`} y={13}>
        {seconds}
      </text>
    ))}
  </AxisSvg>
);

function Dots({
  spread,
  ticks,
  hasFastest,
}: Pick<LapSpread, 'ticks'> & { spread: PilotSpread | undefined; hasFastest: boolean }) {
  return (
    <svg width="100%" height={20} aria-hidden="true">
      <rect y={9.5} width="100%" height={1} fill="var(--line)" />
      {ticks.map(({ seconds, percent }) => (
        <rect key={seconds} x={`${percent}%`} y={7} width={1} height={6} fill="var(--edge)" />
      ))}
      <g fill="var(--t3)" fillOpacity={0.75}>
        {[...new Set(spread?.percents)].map((percent) => (
          <circle key={percent} cx={`${percent}%`} cy={10} r={3.5} />
        ))}
      </g>
      {hasFastest && <circle cx={0} cy={10} r={4} fill="var(--red)" />}
      {spread && <rect x={`${spread.medianPercent}%`} y={2} width={2} height={16} fill="var(--t1)" />}
    </svg>
  );
}
