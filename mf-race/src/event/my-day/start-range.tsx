import { type LocalMs, racesText } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { lazyPart } from '@holeshot/ui';
import { Suspense } from 'react';
import { shortTitle } from '../../racing/race-names';
import { shortClock } from '../short-clock';
import type { MyDayData } from './my-day-data';
import { toStartText } from './start-text';
import { useMovedRange } from './use-moved-range';

const Range = styled.div`
  border-radius: 6px;
  white-space: nowrap;
  > b {
    font-size: 52px;
    line-height: 1;
    letter-spacing: -0.01em;
  }
  > b:only-child {
    font-size: 34px;
    line-height: 1.53;
  }
  > span {
    margin: 0 8px;
    color: var(--t2);
    font-size: 26px;
    font-weight: 500;
  }
  @media (min-width: 960px) {
    > b {
      font-size: 76px;
    }
  }
`;

const Ahead = styled.p`
  margin-top: 6px;
  font-size: 18px;
  small {
    display: block;
    color: var(--t2);
    font-size: 16px;
  }
  [role='status'] {
    color: var(--amber);
    font-weight: 600;
  }
`;

/** Loaded lazily, because the range above says the same. */
const StartFan = lazyPart(
  'The picture of starts',
  async () => (await import(/* webpackChunkName: "race-event.my-day-more" */ './start-fan')).StartFan,
);

interface StartRangeProps {
  day: MyDayData;
  race: NonNullable<MyDayData['race']>;
  nowLocal: LocalMs;
  /** the time of the data: now, unless it is stale */
  checkedLocal: LocalMs;
  isStale: boolean;
  /** the pilot is the visitor's own */
  isOwn: boolean;
}

/** When the race may start, and how many races come before it. */
export function StartRange({ day, race, nowLocal, checkedLocal, isStale, isOwn }: StartRangeProps) {
  const { forecast } = race;
  const text = toStartText(forecast, checkedLocal);
  const { element, note } = useMovedRange(race.id, forecast?.range ?? null);
  return (
    <div>
      <Range ref={element}>
        {!text ? (
          <b>Time not known yet</b>
        ) : text.isLate ? (
          <b>Later than usual</b>
        ) : (
          <>
            <b>{text.from}</b>
            <span>to</span>
            <b>{text.until}</b> <small>{text.half}</small>
          </>
        )}
      </Range>
      <Ahead>
        <b>{beforeText(day, isOwn, isStale)}</b>
        {note && <small role="status">{note}</small>}
      </Ahead>
      <Suspense>
        <StartFan
          ahead={day.ahead}
          nowLocal={nowLocal}
          checkedLocal={checkedLocal}
          isStale={isStale}
          isOwn={isOwn}
        />
      </Suspense>
      {forecast?.range && (
        <Ahead as="p">
          <small>Most likely {shortClock(forecast.likely)}; 8 of 10 starts fall inside</small>
        </Ahead>
      )}
    </div>
  );
}

function beforeText({ countBefore, ahead }: MyDayData, isOwn: boolean, isStale: boolean): string {
  if (countBefore === 0) return isOwn ? 'You are next' : 'The next race';
  const flying = ahead.find(({ isFlying }) => isFlying);
  const count = `${racesText(countBefore)} before ${isOwn ? 'you' : 'it'}`;
  return flying ? `${count}: ${shortTitle(flying.title)} ${isStale ? 'was' : 'is'} flying` : count;
}
