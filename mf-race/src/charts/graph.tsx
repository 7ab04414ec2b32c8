import { styled } from '@holeshot/platform';
import { Muted, type Theme, useTheme } from '@holeshot/ui';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { lapHeading } from '../racing/race-names';
import { ChartFrame } from './chart-frame';
import { ChartTooltip } from './chart-tooltip';
import { describeGraph } from './describe-graph';
import { GRAPH_KINDS, type GraphKind } from './graph-kinds';
import { GraphTable } from './graph-table';
import { Legend } from './legend';
import type { PointedLap } from './pointed-lap';
import { type ChartSeries, listLaps } from './series';
import { listTooltipRows } from './tooltip-rows';
import { useIsPhone } from './use-is-phone';

/** Above the numbers of the y axis. */
const Unit = styled(Muted)`
  position: absolute;
  top: -4px;
  left: 0;
  font-size: 14px;
`;

interface GraphProps {
  kind: GraphKind;
  /** in result order; at least one, each with a point */
  series: readonly ChartSeries[];
  /** a line that stops early gets the label "out" */
  labelsDropouts: boolean;
  /** of the CSV file */
  fileName: string;
}

/** One of the graphs of a race, with its legend and its text alternative. */
export function Graph({ kind, series, labelsDropouts, fileName }: GraphProps) {
  const { unit, option: toOption, formatValue } = GRAPH_KINDS[kind];
  const sentence = describeGraph(kind, series);
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const [highlightedId, setHighlightedId] = useState<string | null>(null);
  const [pointed, setPointed] = useState<PointedLap | null>(null);
  const isPhone = useIsPhone();
  const theme = useDrawnTheme();
  const option = useMemo(
    () => toOption({ series, hiddenIds, labelsDropouts, isPhone, theme }),
    [toOption, series, hiddenIds, labelsDropouts, isPhone, theme],
  );
  const lapNumber = pointed && listLaps(series)[pointed.lapIndex];
  const tooltip = pointed &&
    typeof lapNumber === 'number' && {
      ...pointed,
      ...listTooltipRows(series, hiddenIds, lapNumber, formatValue),
      heading: lapHeading(lapNumber),
    };
  return (
    <>
      <Legend
        label="Pilots shown"
        series={series}
        hiddenIds={hiddenIds}
        setHiddenIds={setHiddenIds}
        highlight={setHighlightedId}
      />
      <ChartFrame
        label={sentence}
        option={option}
        highlightedId={highlightedId ?? pointed?.seriesId ?? null}
        onPoint={(next) => setPointed((current) => (isSamePoint(current, next) ? current : next))}
      >
        <Unit>{unit}</Unit>
        {tooltip && tooltip.rows.length > 0 && <ChartTooltip {...tooltip} />}
      </ChartFrame>
      <GraphTable summary={sentence} series={series} formatValue={formatValue} fileName={fileName} />
    </>
  );
}

const isSamePoint = (a: PointedLap | null, b: PointedLap | null): boolean =>
  a?.lapIndex === b?.lapIndex && a?.seriesId === b?.seriesId && a?.x === b?.x;

let isPrinting = false;

const subscribe = (onChange: () => void) => {
  const note = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', note);
  window.addEventListener('afterprint', note);
  return () => {
    window.removeEventListener('beforeprint', note);
    window.removeEventListener('afterprint', note);
  };
};

/** The theme that a canvas is drawn in: that of the page, and on paper always the one for sunlight. */
function useDrawnTheme(): Theme {
  const theme = useTheme();
  const isOnPaper = useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
  return isOnPaper ? 'sun' : theme;
}
