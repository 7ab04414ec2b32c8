import { defineQuery, fillPath } from '@holeshot/client';
import { raceConflict } from '@holeshot/contract/paths';
import type { WireRaceConflict } from '@holeshot/contract/wire';
import { parseClock } from '@holeshot/domain';
import { styled, usePlatform } from '@holeshot/platform';
import { ActionButton, failureText, NoteActions } from '@holeshot/ui';
import { Suspense, useEffect, useState } from 'react';
import { revisionTime } from '../revision/revision-origin';
import { ReasonDialog } from './lazy-reason-dialog';

const Box = styled.section`
  display: grid;
  gap: 8px;
  margin-bottom: 24px;
  padding: 16px;
  border: 1px solid var(--amber);
  border-radius: 10px;
  overflow-wrap: anywhere;
  h2 {
    font-size: 18px;
  }
`;

const conflictQuery = (path: string) =>
  defineQuery(path, async (json): Promise<WireRaceConflict> => json as WireRaceConflict);

interface ConflictNoteProps {
  eventId: string;
  raceId: string;
  /** the results are official, so that taking the delivery needs a reason (R160) */
  isOfficial: boolean;
}

/**
 * For managers: a delivery of the desktop app that waits because the race was corrected, with buttons to take or
 * discard it (R119).
 */
export function ConflictNote({ eventId, raceId, isOfficial }: ConflictNoteProps) {
  const { client, crash, reload, toast } = usePlatform();
  const [conflict, setConflict] = useState<WireRaceConflict>(null);
  const [isAsking, setIsAsking] = useState(false);
  const path = fillPath(raceConflict, { eventId, raceId });

  useEffect(() => {
    client.get(conflictQuery(path), { cache: false }).then(setConflict, crash);
  }, [client, crash, path]);

  if (!conflict) return null;
  const close = async (text: string) => {
    setConflict(null);
    toast(text);
    await reload();
  };
  const take = async (reason?: string) => {
    await client.send('POST', path, { reason });
    await close('The delivery is taken');
  };
  const keep = async () => {
    await client.send('DELETE', path);
    await close('The correction stays');
  };
  const settle = (act: () => Promise<void>) =>
    act().catch((error) => toast(`The delivery still waits: ${failureText(error)}`, 'failure'));
  const at = parseClock(conflict.Time);
  return (
    <Box aria-labelledby="conflict">
      <h2 id="conflict">The desktop app sent another result</h2>
      <p>
        {at !== null && `${revisionTime({ at })}, `}from {conflict.Who}. It waits, because the race was
        corrected here. If you take it:
      </p>
      <p>{conflict.Changes.join(' ') || 'No difference in results or laps.'}</p>
      <NoteActions>
        <ActionButton $small act={async () => (isOfficial ? setIsAsking(true) : settle(take))}>
          Take it
        </ActionButton>
        <ActionButton $small act={() => settle(keep)}>
          Keep the correction
        </ActionButton>
      </NoteActions>
      {isAsking && (
        <Suspense>
          <ReasonDialog
            title="Take the delivery?"
            text="It replaces the correction, which stays in the history."
            action="Take it"
            isRequired
            act={take}
            close={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}
