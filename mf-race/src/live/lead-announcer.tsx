import { VisuallyHidden } from '@holeshot/ui';
import { useEffect, useRef, useState } from 'react';

/** Announces a new leader to screen readers. `name` is the leader's name. */
export function LeadAnnouncer({ raceId, name }: { raceId: string; name: string | null }) {
  const previous = useRef({ raceId, name });
  const [text, setText] = useState('');
  useEffect(() => {
    const { raceId: lastRaceId, name: lastName } = previous.current;
    previous.current = { raceId, name };
    if (raceId === lastRaceId && name !== null && name !== lastName) setText(`${name} takes the lead`);
  }, [raceId, name]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
