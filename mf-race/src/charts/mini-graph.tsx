import { styled } from '@holeshot/platform';
import { channelFill, channelStroke, PHONE } from '@holeshot/ui';
import { describeGraph } from './describe-graph';
import type { GraphKind } from './graph-kinds';
import { labelWidth, layOutMiniGraph } from './mini-graph-layout';
import type { ChartSeries } from './series';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  font: 400 14px var(--ui);
  ${PHONE} {
    font-size: 17px;
  }
  .label {
    fill: var(--t1);
    font-weight: 600;
  }
`;

interface MiniGraphProps {
  kind: GraphKind;
  series: readonly ChartSeries[];
  labelsDropouts: boolean;
  /** of the view box; the drawing scales to its container */
  size?: { width: number; height: number };
}

/** A small graph as plain SVG, which the server can render without the chart library. */
export function MiniGraph({
  kind,
  series,
  labelsDropouts,
  size = { width: 460, height: 220 },
}: MiniGraphProps) {
  const { lines, rules, laps, right } = layOutMiniGraph({ kind, series, labelsDropouts, ...size });
  return (
    <Drawing viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={describeGraph(kind, series)}>
      {rules.map(({ y, text }) => (
        <g key={y}>
          <path d={`M36 ${y}H${right}`} stroke="var(--line)" />
          <text x={28} y={y + 5} textAnchor="end" fill="var(--t2)">
            {text}
          </text>
        </g>
      ))}
      {laps.map(({ x, text }) => (
        <text key={text} x={x} y={size.height - 4} textAnchor="middle" fill="var(--t2)">
          {text}
        </text>
      ))}
      {lines.map(({ id, channelColor, path, markers, marker }) => (
        <g key={id}>
          <path d={path} fill="none" {...channelStroke(channelColor)} strokeWidth={2} />
          {markers.map(({ x, y }) => (
            <path
              key={x}
              d={marker}
              transform={`translate(${x - 3.5} ${y - 3.5}) scale(0.7)`}
              {...channelFill(channelColor)}
            />
          ))}
        </g>
      ))}
      {lines.map(({ id, end }) => end && <End key={id} {...end} />)}
    </Drawing>
  );
}

type EndProps = NonNullable<ReturnType<typeof layOutMiniGraph>['lines'][number]['end']>;

function End({ x, y, label, color }: EndProps) {
  if (label === 'out') {
    return (
      <text className="label" x={x} y={y + 5}>
        out
      </text>
    );
  }
  const width = labelWidth(label) - 9;
  return (
    <g transform={`translate(${x} ${y - 9})`}>
      <rect width={9 + width} height={18} rx={3} fill="var(--s3)" />
      <rect width={9} height={18} rx={2} fill={color} />
      <rect width={9 + width} height={18} rx={3} fill="none" stroke="var(--tag-edge)" />
      <text className="label" x={9 + width / 2} y={14} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}
