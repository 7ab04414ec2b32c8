import { type News, startTelling, type Told, whatToTell } from '@holeshot/domain';
import { useEffect, useRef, useState } from 'react';
import { type Alarm, createAlarm } from './alarm';
import type { TellData } from './tell-data';

interface PageAlarmInput {
  tell: TellData;
  isHeard: boolean;
  ahead: number;
  toText: (news: News) => string;
}

/** Rings when there is news, while the page is open and its sound is on. */
export function usePageAlarm({ tell, isHeard, ahead, toText }: PageAlarmInput): {
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
