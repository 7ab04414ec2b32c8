import { VisuallyHidden } from '@holeshot/ui';
import { useEffect, useRef, useState } from 'react';

/** Tells screen readers when somebody else takes the lead, and nothing in between. `name` is the leader's. */
export function LeadAnnouncer({ raceId, name }: { raceId: string; name: string | null }) {
  const before = useRef({ raceId, name });
  const [words, setWords] = useState('');
  useEffect(() => {
    const { raceId: lastRace, name: lastName } = before.current;
    before.current = { raceId, name };
    if (raceId === lastRace && name !== null && name !== lastName) setWords(`${name} takes the lead`);
  }, [raceId, name]);
  return <VisuallyHidden role="status">{words}</VisuallyHidden>;
}
