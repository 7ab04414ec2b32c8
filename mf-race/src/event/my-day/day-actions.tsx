import { CHANNELS, type News, newsText } from '@holeshot/domain';
import { useCallback } from 'react';
import { CalendarControl } from './calendar-control';
import { Actions } from './day-actions.styles';
import type { DayProps } from './day-props';
import { useDaySettings } from './day-settings';
import { PageSound } from './page-sound';
import type { TellData } from './tell-data';
import { TellMe } from './tell-me';
import { usePageAlarm } from './use-page-alarm';

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
