import { formatLap } from '@holeshot/domain';
import { useId } from 'react';
import { lapName } from '../racing/race-names';
import { signedSeconds } from '../racing/signed-seconds';
import type { OwnLap } from './own-laps';
import { Fault } from './question.styles';

interface LapChoiceProps {
  laps: readonly OwnLap[];
  lap: OwnLap | undefined;
  choose: (lap: OwnLap) => void;
  /** why the site refused the chosen lap */
  fault: string | undefined;
}

/** A choice of the pilot's laps, each with its difference from the usual lap. */
export function LapChoice({ laps, lap, choose, fault }: LapChoiceProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={fault && `${id}fault`}>
      <legend>
        Which lap? <small>to your usual</small>
      </legend>
      {laps.map((one) => {
        const isChosen = one.lapNumber === lap?.lapNumber;
        return (
          <label key={one.lapNumber}>
            <input
              type="radio"
              name={id}
              checked={isChosen}
              onChange={() => choose(one)}
              data-refused={(fault && isChosen) || undefined}
            />
            {lapName(one.lapNumber)}
            <b>{one.lap ? formatLap(one.lap) : '–'}</b>
            <small>{differenceText(one)}</small>
          </label>
        );
      })}
      {fault && (
        <Fault id={`${id}fault`} role="alert">
          {fault}
        </Fault>
      )}
    </fieldset>
  );
}

function differenceText({ lap, difference }: OwnLap): string {
  if (!lap) return 'not counted';
  return difference === null ? '' : signedSeconds(difference, lap.isFromVideo);
}
