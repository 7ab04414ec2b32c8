import { formatSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { ExplainedLink } from '../explain/explained-link';
import { At } from '../racing/at-percent';
import { layOutPanel, PLOT_HEIGHT } from './panel-layout';
import { timeRankText } from './pilot-figures';
import type { PilotRounds, PilotSeries } from './pilot-series';

const Figure = styled.figure`
  min-width: 0;
  margin: 0;
`;

const Caption = styled.figcaption`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  padding-bottom: 6px;
  border-bottom: 1px solid var(--edge);
  h3 {
    font-size: 18px;
    font-weight: 600;
  }
  p {
    color: var(--t3);
    white-space: nowrap;
  }
  a {
    display: inline-block;
    padding: 4px 0;
    margin-right: 4px;
    color: var(--t1);
    font-size: 19px;
    font-weight: 700;
  }
`;

/** Room for the axis at the left and the last label at the right. */
const Plot = styled.div`
  container-type: inline-size;
  padding: 18px 52px 0 40px;
  svg {
    display: block;
    overflow: visible;
    font: 15px var(--ui);
  }
  @container (max-width: 360px) {
    [data-wide] {
      display: none;
    }
  }
`;

/** y of the crosses of DNFs, and of the labels. */
const DNF_Y = PLOT_HEIGHT + 18;
const LABEL_Y = PLOT_HEIGHT + 44;

/** Whether a label beside the point would overlap the line of the event's best. */
const isNear = (y: number, bestY: number | null): boolean => bestY !== null && bestY - y < 12;

interface PilotPanelProps extends Pick<PilotRounds, 'labels' | 'dnfs'> {
  eventId: string;
  pilotId: string;
  series: PilotSeries;
}

/** One kind of time over the races of an event, on a scale of its own. */
export function PilotPanel({ eventId, pilotId, labels, dnfs, series }: PilotPanelProps) {
  const { name, values, best, eventBest } = series;
  const { points, lines, ticks, bestY, labels: shownLabels } = layOutPanel(values, eventBest, labels);
  const dnfIndexes = dnfs.flatMap((isOut, index) => (isOut && values[index] === null ? [index] : []));
  return (
    <Figure>
      <Caption>
        <h3>{name}</h3>
        {best && (
          <p>
            <ExplainedLink eventId={eventId} pilotId={pilotId} raceId={best.raceId} figure={series.id}>
              {formatSeconds(best.seconds)}
            </ExplainedLink>{' '}
            {timeRankText(best)}
          </p>
        )}
      </Caption>
      <Plot>
        <svg
          width="100%"
          height={LABEL_Y + 8}
          role="img"
          aria-label={describePanel(series, labels, dnfs)}
          fill="var(--t2)"
        >
          {ticks.map(({ text, y }) => (
            <g key={text}>
              <rect y={y} width="100%" height={1} fill="var(--line)" />
              <text x={-8} y={y + 5} textAnchor="end">
                {text}
              </text>
            </g>
          ))}
          {bestY !== null && eventBest !== null && (
            <>
              <rect y={bestY - 1} width="100%" height={2} fill="var(--red)" />
              <text x={4} y={bestY + 16} fill="var(--red-t)" fontWeight={600}>
                event best {formatSeconds(eventBest)}
              </text>
            </>
          )}
          {lines.map(([from, to]) => (
            <line
              key={from.index}
              x1={`${from.percent}%`}
              y1={from.y}
              x2={`${to.percent}%`}
              y2={to.y}
              stroke="var(--t1)"
              strokeWidth={2}
            />
          ))}
          {points.map(({ index, percent, y, seconds, isClipped }) => {
            const isBest = seconds === best?.seconds;
            return (
              <At key={index} percent={percent} y={y}>
                {isClipped ? (
                  <path d="M-6 4L0 -6L6 4Z" fill="var(--bg)" stroke="var(--t1)" strokeWidth={2} />
                ) : (
                  <circle
                    r={isBest ? 5 : 4}
                    fill={isBest ? 'var(--t1)' : 'var(--bg)'}
                    stroke="var(--t1)"
                    strokeWidth={2}
                  />
                )}
              </At>
            );
          })}
          {points
            .filter(({ seconds, isClipped }) => isClipped || seconds === best?.seconds)
            .map(({ index, percent, y, seconds }) => (
              <At key={index} percent={percent} y={y}>
                <text
                  x={10}
                  y={isNear(y, bestY) ? -6 : 5}
                  fill="var(--t1)"
                  fontWeight={600}
                  stroke="var(--bg)"
                  strokeWidth={7}
                  paintOrder="stroke"
                >
                  {formatSeconds(seconds)}
                </text>
              </At>
            ))}
          {dnfIndexes.map((index) => (
            <At key={index} percent={(100 * (index + 0.5)) / labels.length} y={DNF_Y}>
              <path d="M-4 -4L4 4M-4 4L4 -4" stroke="var(--t2)" strokeWidth={2} />
              {index === dnfIndexes.at(-1) && (
                <text x={9} y={5} fontWeight={600}>
                  DNF
                </text>
              )}
            </At>
          ))}
          {shownLabels.map(({ text, percent, isWide }) => (
            <text
              key={text}
              x={`${percent}%`}
              y={LABEL_Y}
              textAnchor="middle"
              data-wide={isWide || undefined}
            >
              {text}
            </text>
          ))}
        </svg>
      </Plot>
    </Figure>
  );
}

/** `1 Lap by race: 26.84 in T1-1, DNF in R2-1. Best of the event 24.31.` */
export function describePanel(
  { name, values, eventBest }: PilotSeries,
  labels: readonly string[],
  dnfs: readonly boolean[],
): string {
  const times = values.flatMap((seconds, index) => {
    if (seconds !== null) return `${formatSeconds(seconds)} in ${labels[index]}`;
    return dnfs[index] ? `DNF in ${labels[index]}` : [];
  });
  const best = eventBest === null ? '' : ` Best of the event ${formatSeconds(eventBest)}.`;
  return `${name} by race: ${times.join(', ')}.${best}`;
}
