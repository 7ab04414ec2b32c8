import { CustomChart, LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import ReactEChartsCore from 'echarts-for-react/esm/core';
import { useEffect, useRef } from 'react';
import type { GraphOption } from './graph-option';

use([LineChart, CustomChart, GridComponent, TooltipComponent, CanvasRenderer]);

/** Only what the wrapper uses: the whole namespace would put all of the library into the bundle. */
const echarts = { dispose, getInstanceByDom, init };

interface EChartsViewProps {
  option: GraphOption;
  /** the series to highlight; the others fade */
  highlightedId: string | null;
}

/** Draws an option on a canvas that fills its frame. Only this file runs the chart library. */
export function EChartsView({ option, highlightedId }: EChartsViewProps) {
  const chart = useRef<ReactEChartsCore>(null);
  useEffect(() => {
    const instance = chart.current?.getEchartsInstance();
    if (!instance || highlightedId === null) return;
    instance.dispatchAction({ type: 'highlight', seriesId: highlightedId });
    return () => {
      if (!instance.isDisposed()) instance.dispatchAction({ type: 'downplay', seriesId: highlightedId });
    };
  }, [highlightedId]);
  return (
    <ReactEChartsCore
      ref={chart}
      echarts={echarts}
      option={option}
      notMerge
      style={{ width: '100%', height: '100%' }}
    />
  );
}
