import { defineQuery, fillPath } from '@holeshot/client';
import { raceConflict } from '@holeshot/contract/paths';
import type { WireRaceConflict } from '@holeshot/contract/wire';
import { parseClock } from '@holeshot/domain';
import { styled, usePlatform } from '@holeshot/platform';
import { Button, NoteActions } from '@holeshot/ui';
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

const TAKEN = 'The delivery is taken';

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
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const path = fillPath(raceConflict, { eventId, raceId });

  useEffect(() => {
    client.get(conflictQuery(path), { cache: false }).then(setConflict, crash);
  }, [client, crash, path]);

  if (!conflict) return null;
  const decide = async (method: 'POST' | 'DELETE', text: string) => {
    setIsBusy(true);
    try {
      await client.send(method, path);
      setConflict(null);
      toast(text);
      await reload();
    } catch (error) {
      crash(error);
    }
    setIsBusy(false);
  };
  const take = async (reason: string | undefined) => {
    await client.send('POST', path, { reason });
    setConflict(null);
    toast(TAKEN);
    await reload();
  };
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
        <Button
          $small
          disabled={isBusy}
          onClick={() => (isOfficial ? setIsAsking(true) : decide('POST', TAKEN))}
        >
          Take it
        </Button>
        <Button $small disabled={isBusy} onClick={() => decide('DELETE', 'The correction stays')}>
          Keep the correction
        </Button>
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
