import { toFailure } from '@holeshot/client';
import { CHART_MAX_WIDTH } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { FailedView, Loader, PHONE } from '@holeshot/ui';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import type { EChartsViewProps } from './echarts-view';

/** At most 1200 px wide and half as high (R39). Without scripts only its replacement is visible. */
const Frame = styled.div`
  width: 100%;
  max-width: ${CHART_MAX_WIDTH}px;
  position: relative;
  aspect-ratio: 2;
  @media print {
    :is(div, canvas) {
      max-width: 100% !important;
      max-height: 100% !important;
    }
  }
  @media (scripting: none) {
    aspect-ratio: auto;
    > :not(noscript) {
      display: none;
    }
  }
`;

const Axis = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: 24px 150px 40px 40px;
  overflow: visible;
  ${PHONE} {
    padding: 24px 58px 28px 32px;
  }
`;

const Waiting = styled.div`
  position: absolute;
  inset: 0 0 auto;
`;

const RULES = [0, 20, 40, 60, 80, 100];

/** The lines of the axis at their final positions, until the chart library has loaded. */
const EmptyAxis = () => (
  <Axis aria-hidden="true">
    {RULES.map((percent) => (
      <rect key={percent} y={`${percent}%`} width="100%" height={1} fill="var(--line)" />
    ))}
  </Axis>
);

/** Empty on the server: without scripts there is nothing to wait for. */
type Loading = { isLoading?: true; View?: ComponentType<EChartsViewProps>; error?: unknown };

interface ChartFrameProps extends EChartsViewProps {
  /** the chart in one sentence */
  label: string;
  /** over the drawing */
  children: ReactNode;
}

/** Reserves the chart's final size from the first paint, and loads the chart library once it has mounted. */
export function ChartFrame({ label, children, ...chartProps }: ChartFrameProps) {
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
    return <FailedView what="The graph" failure={toFailure(error, window.location.pathname)} retry={load} />;
  }
  return (
    <Frame {...(View ? { role: 'img', 'aria-label': label } : {})}>
      {View ? <View {...chartProps} /> : <EmptyAxis />}
      {!View && isLoading && (
        <Waiting>
          <Loader what="graph" />
        </Waiting>
      )}
      {children}
      <noscript>The graph is drawn by a script. Its numbers are in the table below.</noscript>
    </Frame>
  );
}
