import { LineChart } from 'echarts/charts';
import { GridComponent, MarkPointComponent, TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { CanvasRenderer } from 'echarts/renderers';
import ReactEChartsCore from 'echarts-for-react/esm/core';
import type { LapTimesOption } from './lap-times.option';

echarts.use([LineChart, GridComponent, MarkPointComponent, TooltipComponent, LabelLayout, CanvasRenderer]);

/** Draws an option on a canvas that fills its frame; the only place where the chart library runs. */
export function EChartsView({ option }: { option: LapTimesOption }) {
  return (
    <ReactEChartsCore echarts={echarts} option={option} notMerge style={{ width: '100%', height: '100%' }} />
  );
}
