import { CustomChart, LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import ReactEChartsCore from 'echarts-for-react/esm/core';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { GraphOption } from './graph-option';
import { findNearest, type PointedLap } from './pointed-lap';

use([LineChart, CustomChart, GridComponent, CanvasRenderer]);

/** Only the wrapper's imports: the whole namespace would put all of the library into the bundle. */
const echarts = { dispose, getInstanceByDom, init };

export interface EChartsViewProps {
  option: GraphOption;
  /** the series to highlight; the others fade */
  highlightedId: string | null;
  /** called with the lap under the pointer, and with `null` when the pointer leaves */
  onPoint: (pointed: PointedLap | null) => void;
}

type Instance = ReturnType<ReactEChartsCore['getEchartsInstance']>;

/** Draws an option on a canvas that fills its frame. Only this file runs the chart library. */
export function EChartsView({ option, highlightedId, onPoint }: EChartsViewProps) {
  const chart = useRef<ReactEChartsCore>(null);
  const latest = useRef({ option, onPoint });
  useEffect(() => {
    latest.current = { option, onPoint };
  });
  const isDrawn = useRef(false);
  // draws changes at once, because printing does not wait for the next frame
  useLayoutEffect(() => {
    if (option && isDrawn.current) chart.current?.getEchartsInstance()?.getZr()?.flush();
    isDrawn.current = true;
  }, [option]);
  useEffect(() => {
    const instance = chart.current?.getEchartsInstance();
    if (!instance || highlightedId === null) return;
    instance.dispatchAction({ type: 'highlight', seriesId: highlightedId });
    return () => {
      if (!instance.isDisposed()) instance.dispatchAction({ type: 'downplay', seriesId: highlightedId });
    };
  }, [highlightedId]);
  useEffect(() => {
    const instance = chart.current?.getEchartsInstance();
    const canvas = instance?.getZr();
    if (!instance || !canvas) return;
    const onMove = ({ offsetX, offsetY }: { offsetX: number; offsetY: number }) =>
      latest.current.onPoint(findPointed(instance, latest.current.option, [offsetX, offsetY]));
    const onOut = () => latest.current.onPoint(null);
    canvas.on('mousemove', onMove);
    canvas.on('globalout', onOut);
    return () => {
      canvas.off('mousemove', onMove);
      canvas.off('globalout', onOut);
    };
  }, []);
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

const GRID = { gridIndex: 0 };

function findPointed(instance: Instance, option: GraphOption, at: [number, number]): PointedLap | null {
  if (!instance.containPixel(GRID, at)) return null;
  const [lapIndex = 0] = instance.convertFromPixel(GRID, at);
  return findNearest(option, {
    lapIndex: Math.round(lapIndex),
    y: at[1],
    width: instance.getWidth(),
    toPixel: (point) => {
      const [x = 0, y = 0] = instance.convertToPixel(GRID, point);
      return { x, y };
    },
  });
}
