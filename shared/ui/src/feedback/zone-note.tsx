import type { LocalMs } from '@holeshot/domain';
import { useEffect, useState } from 'react';
import type { zoneText } from './zone-text';

interface ZoneNoteProps {
  /** a local time in `timeZone` */
  start: LocalMs | null;
  /** IANA name */
  timeZone: string;
}

/**
 * Shows `Melbourne time` beside the start of an event whose clock differs from the visitor's, with the visitor's time
 * in the tooltip. Only the browser renders it, because the server does not know the visitor's zone.
 */
export function ZoneNote({ start, timeZone }: ZoneNoteProps) {
  const [text, setText] = useState<ReturnType<typeof zoneText>>(null);
  useEffect(() => {
    if (start === null) return;
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    import('./zone-text').then(
      (module) => setText(module.zoneText(start, timeZone, own)),
      () => undefined,
    );
  }, [start, timeZone]);
  return text && <span title={text.own}>{text.place}</span>;
}
