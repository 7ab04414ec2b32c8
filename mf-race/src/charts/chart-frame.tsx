import { CHART_MAX_WIDTH } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { FailedView, Loader, PHONE } from '@holeshot/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { GraphOption } from './graph-option';

/** At most 1200 px wide and half as high (R39); 330 px high on phones. */
const Frame = styled.div`
  width: 100%;
  max-width: ${CHART_MAX_WIDTH}px;
  aspect-ratio: 2;
  ${PHONE} {
    aspect-ratio: auto;
    height: 330px;
  }
`;

interface ChartProps {
  option: GraphOption;
  /** the series to highlight; the others fade */
  highlightedId: string | null;
}
type ChartView = ComponentType<ChartProps>;
/** Empty on the server: without scripts there is nothing to wait for. */
type Loading = { isLoading?: true; View?: ChartView; error?: unknown };

interface ChartFrameProps extends ChartProps {
  /** the chart in one sentence */
  label: string;
}

/** Reserves the chart's final size from the first paint, and loads the chart library once it has mounted. */
export function ChartFrame({ label, ...chartProps }: ChartFrameProps) {
  const [{ isLoading, View, error }, setLoading] = useState<Loading>({});

  const load = useCallback(() => {
    setLoading({ isLoading: true });
    import(/* webpackChunkName: "race-chart" */ './echarts-view').then(
      (module) => setLoading({ View: module.EChartsView }),
      (failure: unknown) => setLoading({ error: failure }),
    );
  }, []);
  useEffect(load, [load]);

  if (error !== undefined) {
    const message = error instanceof Error ? error.message : String(error);
    return <FailedView what="The graph" failure={{ message, url: '', detail: null }} retry={load} />;
  }
  return (
    <Frame {...(View ? { role: 'img', 'aria-label': label } : {})}>
      {View ? <View {...chartProps} /> : isLoading && <Loader what="graph" />}
      <noscript>The graph is drawn by a script. Its numbers are in the table below.</noscript>
    </Frame>
  );
}
