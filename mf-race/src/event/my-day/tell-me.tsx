import { MAX_AHEAD } from '@holeshot/contract';
import { usePlatform } from '@holeshot/platform';
import { failureText } from '@holeshot/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { StepButtons } from '../tabs/what-if/stepper';
import { Control, Switch } from './day-actions.styles';
import { type DayKey, type DaySettings, saveDaySettings } from './day-settings';
import { findPushAbility, type PushAbility, startPush, stopPush } from './push-subscription';

const NOTES: Record<PushAbility, string> = {
  possible: '',
  denied:
    'This browser blocks notifications of this site. Allow them in its settings for this site, then turn them on here.',
  unsupported:
    'This browser cannot notify. On an iPhone or iPad, add this site to the Home Screen first. The sound below works everywhere.',
};

interface TellMeProps {
  day: DayKey;
  settings: DaySettings;
  /** the page has no network */
  isStale: boolean;
}

/** Browser notifications, `ahead` races before the pilot's (R145). Asks for permission only when turned on. */
export function TellMe({ day, settings, isStale }: TellMeProps) {
  const { client } = usePlatform();
  const id = useId();
  const [ability, setAbility] = useState<PushAbility>('possible');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  /** the latest change, after which the next one is sent */
  const latest = useRef(Promise.resolve());
  const { ahead, isPushed } = settings;
  useEffect(() => setAbility(findPushAbility()), []);
  const isOn = isPushed && ability === 'possible';

  const change = async (isWanted: boolean, count = ahead) => {
    setIsBusy(true);
    setFailure('');
    try {
      if (isWanted) await startPush(client, day, count);
      else await stopPush(client, day);
      saveDaySettings(day, { isPushed: isWanted });
    } catch (error) {
      const now = findPushAbility();
      setAbility(now);
      // no message if the visitor has just denied or dismissed the permission prompt
      if (now === 'possible' && Notification.permission !== 'default')
        setFailure(`It did not work: ${failureText(error)}`);
    }
    setIsBusy(false);
  };
  const step = (count: number) => {
    saveDaySettings(day, { ahead: count });
    if (isOn) latest.current = latest.current.then(() => change(true, count));
  };
  const note = failure || NOTES[ability];
  return (
    <Control>
      <label htmlFor={id}>
        Notify me
        <small>{isStale ? 'waits for network' : 'races ahead'}</small>
      </label>
      <StepButtons label="Races ahead" value={ahead} min={1} max={MAX_AHEAD} onChange={step} />
      <Switch
        id={id}
        checked={isOn}
        disabled={ability === 'unsupported'}
        aria-busy={isBusy}
        onChange={({ target }) => isBusy || void change(target.checked)}
      />
      <p role="status" hidden={note === ''}>
        {note}
      </p>
    </Control>
  );
}
