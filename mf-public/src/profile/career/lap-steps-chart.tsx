import type { Career } from '@holeshot/client';
import { countText, formatDate, formatSeconds, type LapStep } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PHONE } from '@holeshot/ui';
import { type ChartDot, layOutLaps } from './lap-steps-layout';

const HEIGHT = 240;

const Plot = styled.div`
  padding: 24px 56px 56px 36px;
  font-size: 15px;
  svg {
    display: block;
    overflow: visible;
  }
  text {
    paint-order: stroke;
    stroke: var(--bg);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  ${PHONE} {
    padding-right: 44px;
    [data-wide] {
      display: none;
    }
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 20px;
  font-size: 15px;
  color: var(--t3);
  span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
`;

interface LapStepsChartProps {
  /** of one club, oldest first */
  steps: readonly LapStep[];
  record: Career['records'][number] | undefined;
  eventNames: ReadonlyMap<string, string>;
}

/** The best lap of each event of a club; the line falls with each own record. */
export function LapStepsChart({ steps, record, eventNames }: LapStepsChartProps) {
  const { dots, ticks, years, recordY } = layOutLaps(steps, record?.seconds ?? null);
  const records = dots.filter(({ isRecord }) => isRecord);
  const newest = records.at(-1);
  const summary = records.map((dot) => `${formatSeconds(dot.seconds)} on ${formatDate(dot.start)}`);
  return (
    <>
      <Plot>
        <svg width="100%" height={HEIGHT} role="img" aria-label={`Own records: ${summary.join(', ')}`}>
          {ticks.map(({ seconds, y }) => (
            <g key={seconds}>
              <line x2="100%" y1={px(y)} y2={px(y)} stroke="var(--line)" />
              <text x={-10} y={px(y) + 5} textAnchor="end" fill="var(--t2)">
                {seconds}
              </text>
            </g>
          ))}
          {years.map(({ year, from, to, events }) => (
            <g key={year}>
              {from > 0 && (
                <line
                  x1={`${from}%`}
                  x2={`${from}%`}
                  y2={HEIGHT}
                  stroke="var(--edge)"
                  strokeDasharray="2 4"
                />
              )}
              <text
                x={`${(from + to) / 2}%`}
                y={HEIGHT + 24}
                textAnchor="middle"
                fill="var(--t1)"
                fontWeight={600}
              >
                {year}
              </text>
              <text x={`${(from + to) / 2}%`} y={HEIGHT + 42} textAnchor="middle" fill="var(--t2)" data-wide>
                {countText(events, 'event')}
              </text>
            </g>
          ))}
          {recordY !== null && record && (
            <>
              <line x2="100%" y1={px(recordY)} y2={px(recordY)} stroke="var(--red)" strokeWidth={2} />
              <text x={6} y={px(recordY) - 7} fill="var(--red-t)" fontWeight={600}>
                field record {formatSeconds(record.seconds)}
                {record.isOwn ? '' : `, ${record.pilot}`}
              </text>
            </>
          )}
          <Steps records={records} end={dots.at(-1)} />
          {dots.map((dot) => (
            <circle
              key={dot.id}
              cx={`${dot.x}%`}
              cy={px(dot.y)}
              r={4.5}
              fill={dot.isRecord ? 'var(--t1)' : 'var(--bg)'}
              stroke={dot.isRecord ? 'var(--t1)' : 'var(--t2)'}
              strokeWidth={1.5}
            >
              <title>{`${eventNames.get(dot.id)}, ${formatDate(dot.start)}: ${formatSeconds(dot.seconds)}`}</title>
            </circle>
          ))}
          {newest && (
            <text x={`${dots.at(-1)?.x}%`} dx={12} y={px(newest.y) + 5} fill="var(--t1)" fontWeight={700}>
              {formatSeconds(newest.seconds)}
            </text>
          )}
        </svg>
      </Plot>
      <Legend>
        <span>
          <svg width={11} height={11} aria-hidden="true">
            <circle cx={5.5} cy={5.5} r={4.5} fill="var(--t1)" />
          </svg>
          own record
        </span>
        <span>
          <svg width={11} height={11} aria-hidden="true">
            <circle cx={5.5} cy={5.5} r={4.5} fill="none" stroke="var(--t2)" strokeWidth={1.5} />
          </svg>
          best of an event, no record
        </span>
        <span>Only laps at the same club are compared</span>
      </Legend>
    </>
  );
}

/** Level from each record to the next, which is lower; on to the newest event. */
function Steps({ records, end }: { records: readonly ChartDot[]; end: ChartDot | undefined }) {
  return records.map((dot, index) => {
    const next = records[index + 1];
    const to = next ?? end ?? dot;
    return (
      <g key={dot.id} stroke="var(--t1)" strokeWidth={2.25} strokeLinecap="square">
        <line x1={`${dot.x}%`} x2={`${to.x}%`} y1={px(dot.y)} y2={px(dot.y)} />
        {next && <line x1={`${next.x}%`} x2={`${next.x}%`} y1={px(dot.y)} y2={px(next.y)} />}
      </g>
    );
  });
}

const px = (percent: number): number => (percent / 100) * HEIGHT;
