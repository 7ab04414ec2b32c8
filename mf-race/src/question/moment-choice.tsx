import type { LocalMs, RaceDetails } from '@holeshot/domain';
import { StringField } from '@holeshot/ui';
import { useId } from 'react';
import { tenthsText } from '../objections/clock-text';
import { MomentSteps } from '../objections/moment-steps';
import { RaceStreams } from '../streams/race-streams';
import { useStreamMoment } from '../streams/use-stream-moment';
import type { QuestionData } from './load-question';
import type { OwnLap } from './own-laps';

interface MomentChoiceProps {
  streams: QuestionData['streams'];
  race: Pick<RaceDetails, 'start'>;
  /** the lap that probably contains the moment */
  lap: OwnLap['lap'];
  moment: string;
  edit: (moment: string) => void;
  fault: string | undefined;
}

/** The moment when the pilot passed the gate: stepped, typed, or taken from the stream. */
export function MomentChoice({ streams, race: { start }, lap, moment, edit, fault }: MomentChoiceProps) {
  const { connect, moment: video } = useStreamMoment(start, streams);
  return (
    <fieldset>
      <legend>
        When did you pass? <small>from the video</small>
      </legend>
      <RaceStreams streams={streams} connect={connect} />
      <MomentSteps
        start={start}
        video={video}
        moment={moment || getMiddle(lap, start)}
        step={edit}
        isProposed={moment === ''}
      />
      <StringField
        id={useId()}
        title="Moment, since the start"
        desc="Stop at the gate. Not sure? Leave it out."
        fault={fault}
        edit={edit}
        value={moment}
      />
    </fieldset>
  );
}

/** The steps begin in the middle of the lap. */
const getMiddle = (lap: OwnLap['lap'], start: LocalMs | null): string =>
  lap && start !== null ? tenthsText(((lap.start + lap.end) / 2 - start) / 1_000) : '';
