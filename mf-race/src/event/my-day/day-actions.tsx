import { CHANNELS, type News, newsText, startTelling, type Told, whatToTell } from '@holeshot/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Alarm, createAlarm } from './alarm';
import { CalendarControl } from './calendar-control';
import { Actions } from './day-actions.styles';
import type { DayProps } from './day-props';
import { useDaySettings } from './day-settings';
import { PageSound } from './page-sound';
import type { TellData } from './tell-data';
import { TellMe } from './tell-me';

interface DayActionsProps extends DayProps {
  tell: TellData;
  /** of the pilot */
  name: string;
  isStale: boolean;
}

/** Notifications for a pilot: by the browser, by the open page, and by a calendar. */
export function DayActions({ event, day: { pilotId }, tell, name, isStale }: DayActionsProps) {
  const key = { eventId: event.id, pilotId };
  const settings = useDaySettings(key);
  const { channels } = event;
  const toText = useCallback(
    (news: News) => {
      const { title, body } = newsText(news, { channels: [...channels, ...CHANNELS], pilotName: name });
      return `${title}. ${body}`;
    },
    [channels, name],
  );
  const { isHeard, ahead } = settings;
  const { alarm, text } = usePageAlarm({ tell, isHeard, ahead, toText });
  return (
    <Actions data-print="no">
      <TellMe day={key} settings={settings} isStale={isStale} />
      <PageSound day={key} isHeard={isHeard} alarm={alarm} text={text} />
      <CalendarControl day={key} secret={settings.calendarSecret} />
    </Actions>
  );
}

interface PageAlarmInput {
  tell: TellData;
  isHeard: boolean;
  ahead: number;
  toText: (news: News) => string;
}

/** Rings when there is news, while the page is open and its sound is on. */
function usePageAlarm({ tell, isHeard, ahead, toText }: PageAlarmInput): {
  alarm: Alarm;
  text: string;
} {
  const [alarm] = useState(createAlarm);
  const [text, setText] = useState('');
  const told = useRef<{ state: Told | null; ahead: number } | null>(null);
  useEffect(() => {
    if (!isHeard) {
      told.current = null;
      return;
    }
    const input = { ...tell, ahead };
    // after a change of `ahead`, only later changes are news
    if (told.current?.ahead !== ahead) {
      told.current = { state: startTelling(input), ahead };
      return;
    }
    const { news, told: state } = whatToTell(told.current.state, input);
    told.current = { state, ahead };
    if (news.length === 0) return;
    setText(news.map(toText).join(' '));
    alarm.ring();
  }, [tell, isHeard, ahead, alarm, toText]);
  return { alarm, text };
}
