import { formatSeconds } from '@holeshot/domain';
import { Muted } from '@holeshot/ui';
import { useMemo, useState } from 'react';
import { ChartFrame } from './chart-frame';
import { lapTimesOption } from './lap-times.option';
import { LapTimesTable } from './lap-times-table';
import { Legend } from './legend';
import { findFastest, type LapSeries } from './series';
import { useIsPhone } from './use-is-phone';

interface LapTimesChartProps {
  /** in result order; at least one, each with a lap */
  series: readonly LapSeries[];
  isFinished: boolean;
}

/** Legend, graph, and the same in words and numbers. */
export function LapTimesChart({ series, isFinished }: LapTimesChartProps) {
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(new Set());
  const isPhone = useIsPhone();
  const option = useMemo(
    () => lapTimesOption({ series, hiddenIds, isFinished, isPhone }),
    [series, hiddenIds, isFinished, isPhone],
  );
  const sentence = describe(series);
  return (
    <>
      <Legend series={series} hiddenIds={hiddenIds} setHiddenIds={setHiddenIds} />
      <Muted>seconds per lap</Muted>
      <ChartFrame label={sentence} option={option} />
      <LapTimesTable summary={sentence} series={series} />
    </>
  );
}

function describe(series: readonly LapSeries[]): string {
  const fastest = findFastest(series);
  const count = series.length === 1 ? '1 pilot' : `${series.length} pilots`;
  if (!fastest) return `Lap times of ${count}.`;
  const { name, lapNumber, seconds } = fastest;
  return `Lap times of ${count}. Fastest: ${name}, lap ${lapNumber}, ${formatSeconds(seconds)} seconds.`;
}
