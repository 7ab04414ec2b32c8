import { useEffect, useId } from 'react';
import type { Alarm } from './alarm';
import { Control, Switch } from './day-actions.styles';
import { type DayKey, saveDaySettings } from './day-settings';

interface PageSoundProps {
  day: DayKey;
  isHeard: boolean;
  alarm: Alarm;
  /** the last news; `''` before the first */
  text: string;
}

/** Sound and vibration of the open page, which need no permission. */
export function PageSound({ day, isHeard, alarm, text }: PageSoundProps) {
  const id = useId();
  useEffect(() => {
    if (!isHeard) return undefined;
    // after a reload, browsers allow sound from the first press on
    const prepare = () => alarm.prepare();
    document.addEventListener('pointerdown', prepare, { once: true });
    return () => document.removeEventListener('pointerdown', prepare);
  }, [isHeard, alarm]);
  const change = (isOn: boolean) => {
    saveDaySettings(day, { isHeard: isOn });
    if (!isOn) return;
    alarm.prepare();
    // so that the visitor knows that the phone is not muted
    setTimeout(() => alarm.ring(), 100);
  };
  return (
    <Control>
      <label htmlFor={id}>
        Sound in this page
        <small>while it is open, with vibration</small>
      </label>
      <span />
      <Switch id={id} checked={isHeard} onChange={(event) => change(event.target.checked)} />
      <p role="status" hidden={text === ''}>
        {text}
      </p>
    </Control>
  );
}
