import { CHART_MAX_WIDTH } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { FailedView, Loader, PHONE } from '@holeshot/ui';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { GraphOption } from './graph-option';

/** Width to 1200, height half of it (specification section 9); 330 px high on phones. */
const Frame = styled.div`
  width: 100%;
  max-width: ${CHART_MAX_WIDTH}px;
  aspect-ratio: 2;
  ${PHONE} {
    aspect-ratio: auto;
    height: 330px;
  }
`;

interface Drawing {
  option: GraphOption;
  /** the series that stands out, while the others fade */
  highlightedId: string | null;
}
type ChartView = ComponentType<Drawing>;
/** Nothing of it on the server, where no script will come. */
type Loading = { isAsked?: true; View?: ChartView; error?: unknown };

interface ChartFrameProps extends Drawing {
  /** what the chart says, in one sentence */
  label: string;
}

/**
 * A chart's place, at its final size from the first paint. The chart library is fetched when the chart is
 * really on screen, so that no other page pays for it.
 */
export function ChartFrame({ label, ...drawing }: ChartFrameProps) {
  const [{ isAsked, View, error }, setLoading] = useState<Loading>({});

  const load = useCallback(() => {
    setLoading({ isAsked: true });
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
      {View ? <View {...drawing} /> : isAsked && <Loader what="graph" />}
      <noscript>The graph is drawn by a script. Its numbers are in the table below.</noscript>
    </Frame>
  );
}
