import { styled } from '@holeshot/platform';
import { VerticalLine } from '../racing/at-percent';
import type { Span, Timeline } from './explanation';

const HEIGHT = 124;
const AXIS_Y = 92;
const CROSSING_HEIGHT = 24;
const END = { best: 10, next: 9 };

const Drawing = styled.svg`
  display: block;
  width: calc(100% - 28px);
  margin: 4px 14px 0;
  overflow: visible;
  font-size: 13px;
  text-anchor: middle;
  fill: var(--t3);
  [data-used] {
    font-weight: 600;
    fill: var(--t1);
  }
`;

/** Crossings to scale, below brackets for the laps of the time. The rows below say the same as text. */
export function TimelineDrawing({ timeline: { crossings, laps, best, next } }: { timeline: Timeline }) {
  const hiddenAbove = next ? 0 : best ? 36 : 68;
  return (
    <Drawing height={HEIGHT - hiddenAbove} aria-hidden="true">
      <svg y={-hiddenAbove} height={HEIGHT} overflow="visible" aria-hidden="true">
        {next && <Bracket span={next} y={24} />}
        {best && <Bracket span={best} y={62} isBest />}
        <line x1="0" x2="100%" y1={AXIS_Y} y2={AXIS_Y} stroke="var(--edge)" />
        {crossings.map(({ id, at, isRuledOut }) =>
          isRuledOut ? (
            <text key={id} x={`${at}%`} y={AXIS_Y + 5} fill="var(--amber)">
              ✕
            </text>
          ) : (
            <VerticalLine
              key={id}
              percent={at}
              y1={AXIS_Y - CROSSING_HEIGHT / 2}
              y2={AXIS_Y + CROSSING_HEIGHT / 2}
              stroke="var(--t1)"
              strokeWidth={2}
            />
          ),
        )}
        {laps.map(({ id, at, label, isUsed }) => (
          <text key={id} x={`${at}%`} y={AXIS_Y + 28} data-used={isUsed || undefined}>
            {label}
          </text>
        ))}
      </svg>
    </Drawing>
  );
}

function Bracket({
  span: { from, to, label },
  y,
  isBest = false,
}: {
  span: Span;
  y: number;
  isBest?: boolean;
}) {
  const end = y + (isBest ? END.best : END.next);
  return (
    <>
      <g stroke={isBest ? 'var(--red)' : 'var(--edge)'} strokeWidth={isBest ? 3 : 1} strokeLinecap="square">
        <line x1={`${from}%`} x2={`${to}%`} y1={y} y2={y} />
        <VerticalLine percent={from} y1={y} y2={end} />
        <VerticalLine percent={to} y1={y} y2={end} />
      </g>
      <text x={`${(from + to) / 2}%`} y={y - 8} data-used={isBest || undefined}>
        {label}
      </text>
    </>
  );
}
