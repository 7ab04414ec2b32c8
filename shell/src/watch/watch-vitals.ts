import type { VitalName } from '@holeshot/contract';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Calls `report` with each of the page's web vitals, once its value is final: some when the visitor leaves the page.
 */
export function watchVitals(report: (metric: VitalName, value: number) => void): void {
  const note = ({ name, value }: Metric) => report(name, value);
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note);
}
