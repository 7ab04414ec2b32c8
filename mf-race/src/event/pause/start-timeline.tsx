import type { LocalMs } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { VerticalLine } from '../../racing/at-percent';
import { raceTitle } from '../../racing/race-names';
import { shortClock } from '../short-clock';
import type { PauseData } from './pause-data';
import { layOutTimeline } from './timeline-layout';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: 78px;
  margin-top: 12px;
  overflow: visible;
  font-size: 13px;
  text {
    fill: var(--t2);
    text-anchor: middle;
  }
  [data-strong] {
    fill: var(--t1);
    font-weight: 600;
  }
`;

const AXIS_Y = 38;
const BLOCK = { y: AXIS_Y - 10, height: 20 };

interface StartTimelineProps {
  pause: PauseData;
  nowLocal: LocalMs;
}

/** The last race, the next likely start, and the current time on an axis. The card says the same in words. */
export function StartTimeline({ pause, nowLocal }: StartTimelineProps) {
  const layout = layOutTimeline(pause, nowLocal);
  if (!layout) return null;
  const { flown, expected, likely, now, ticks } = layout;
  return (
    <Drawing aria-hidden="true">
      <line x1="0" x2="100%" y1={AXIS_Y} y2={AXIS_Y} stroke="var(--line)" strokeWidth={2} />
      {flown && (
        <>
          <rect {...BLOCK} x={`${flown.from}%`} width={`${flown.width}%`} rx={2} fill="var(--edge)" />
          {flown.hasTitle && (
            <text x={`${flown.middle}%`} y={AXIS_Y - 18}>
              {pause.flown?.title}
            </text>
          )}
        </>
      )}
      {expected && (
        <rect {...BLOCK} x={`${expected.from}%`} width={`${expected.width}%`} rx={2} fill="var(--t1)" />
      )}
      <text data-strong="" x={`${likely}%`} y={AXIS_Y - 18}>
        {raceTitle(pause.next)}
      </text>
      <VerticalLine percent={likely} y1={AXIS_Y - 14} y2={AXIS_Y + 14} stroke="var(--red)" strokeWidth={3} />
      <circle cx={`${now}%`} cy={AXIS_Y} r={7} fill="var(--red)" stroke="var(--t1)" strokeWidth={2} />
      {ticks.map(({ local, at }) => (
        <g key={local}>
          <VerticalLine percent={at} y1={AXIS_Y + 14} y2={AXIS_Y + 19} stroke="var(--edge)" />
          <text x={`${at}%`} y={AXIS_Y + 34}>
            {shortClock(local)}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
