import type { LocalMs } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { VisuallyHidden } from '@holeshot/ui';
import { VerticalLine } from '../../racing/at-percent';
import { percentScale } from '../../racing/axis';
import { shortTitle } from '../../racing/race-names';
import { listMinutes } from '../pause/timeline-layout';
import { shortClock } from '../short-clock';
import type { RaceAhead } from './my-day-data';
import { rangeText } from './start-text';

const Fan = styled.ol`
  --label: 78px;
  display: grid;
  margin-top: 10px;
  font-size: 16px;
  li {
    display: grid;
    grid-template-columns: var(--label) minmax(0, 1fr);
    align-items: center;
    height: 26px;
    color: var(--t2);
    white-space: nowrap;
  }
  li[data-own] {
    color: var(--t1);
    font-weight: 700;
  }
  svg {
    display: block;
    width: 100%;
    height: 26px;
    overflow: visible;
    font-size: 14px;
  }
  text {
    fill: var(--t3);
    font-weight: 400;
    text-anchor: middle;
  }
  [data-start] {
    text-anchor: start;
  }
  [data-now] {
    fill: var(--red-t);
    font-weight: 700;
  }
  [data-now='stale'] {
    fill: var(--amber);
  }
  @media (min-width: 960px) {
    --label: 96px;
    font-size: 17px;
  }
`;

const MINUTE_MS = 60_000;
const MIDDLE = 13;

interface StartFanProps {
  ahead: readonly RaceAhead[];
  nowLocal: LocalMs;
  /** the time of the data */
  checkedLocal: LocalMs;
  isStale: boolean;
  /** the pilot is the visitor's own */
  isOwn: boolean;
}

/** A bar for each race up to the pilot's, from its earliest to its latest likely start. */
export function StartFan({ ahead, nowLocal, checkedLocal, isStale, isOwn }: StartFanProps) {
  const forecasts = ahead.flatMap(({ forecast }) => forecast ?? []);
  if (!ahead.some(({ forecast }) => forecast?.range)) return null;
  const fromMs =
    Math.min(nowLocal, ...forecasts.map(({ likely, range }) => range?.from ?? likely)) - MINUTE_MS;
  const untilMs =
    Math.max(nowLocal, ...forecasts.map(({ likely, range }) => range?.until ?? likely)) + MINUTE_MS;
  const place = percentScale(fromMs, untilMs);
  /** far enough from the label of the current time */
  const isClear = (local: LocalMs): boolean => Math.abs(place(local) - place(nowLocal)) > 12;
  const ticks = listMinutes(fromMs, untilMs).filter(isClear);
  const lines = (
    <>
      {ticks.map((local) => (
        <VerticalLine key={local} percent={place(local)} y1={0} y2={26} stroke="var(--line)" />
      ))}
      <VerticalLine
        percent={place(nowLocal)}
        y1={0}
        y2={26}
        stroke={isStale ? 'var(--amber)' : 'var(--red)'}
        strokeWidth={2}
      />
    </>
  );
  return (
    <Fan>
      {ahead.map((race) => (
        <li key={race.id} data-own={race.isOwn || undefined}>
          <span aria-hidden="true">
            {shortTitle(race.title)}
            {race.isOwn && isOwn && ', you'}
          </span>
          <VisuallyHidden>{describe(race, isStale)}</VisuallyHidden>
          <svg aria-hidden="true">
            {lines}
            <Bar race={race} place={place} checkedLocal={checkedLocal} isStale={isStale} />
          </svg>
        </li>
      ))}
      <li aria-hidden="true">
        <span />
        <svg aria-hidden="true">
          <text x={`${place(nowLocal)}%`} y={18} data-now={isStale ? 'stale' : ''}>
            {isStale ? shortClock(nowLocal) : 'now'}
          </text>
          {ticks.map((local) => (
            <text key={local} x={`${place(local)}%`} y={18}>
              {shortClock(local)}
            </text>
          ))}
        </svg>
      </li>
    </Fan>
  );
}

interface BarProps {
  race: RaceAhead;
  place: (local: LocalMs) => number;
  checkedLocal: LocalMs;
  isStale: boolean;
}

function Bar({ race: { forecast, isFlying, isOwn }, place, checkedLocal, isStale }: BarProps) {
  if (!forecast) return null;
  const { likely, range } = forecast;
  const [from, until] = isFlying ? [likely, checkedLocal] : [range?.from ?? likely, range?.until ?? likely];
  const fill = isFlying && !isStale ? 'var(--red)' : isOwn ? 'var(--t1)' : 'var(--edge)';
  return (
    <>
      <rect
        x={`${place(from)}%`}
        y={MIDDLE - 6}
        width={`${Math.max(0.5, place(until) - place(from))}%`}
        height={12}
        rx={2}
        fill={fill}
      />
      {isFlying ? (
        <text x={`${place(until)}%`} dx={8} y={MIDDLE + 5} data-start="">
          {isStale ? 'was flying' : 'flying'}
        </text>
      ) : (
        <>
          <Marker at={place(likely)} width={5} ink="var(--bg)" />
          <Marker at={place(likely)} width={2} ink="var(--t1)" />
        </>
      )}
    </>
  );
}

const Marker = ({ at, width, ink }: { at: number; width: number; ink: string }) => (
  <VerticalLine percent={at} y1={MIDDLE - 9} y2={MIDDLE + 9} stroke={ink} strokeWidth={width} />
);

function describe({ title, isFlying, isOwn, forecast }: RaceAhead, isStale: boolean): string {
  if (isFlying) return `${title} ${isStale ? 'was' : 'is'} flying`;
  const whose = isOwn ? `${title}, yours,` : title;
  return forecast?.range
    ? `${whose} starts between ${rangeText(forecast.range).replace(' to ', ' and ')}`
    : whose;
}
