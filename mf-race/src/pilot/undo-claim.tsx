import { FetchError, fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { clubPolicy, type Guid } from '@holeshot/domain';
import { styled, usePlatform } from '@holeshot/platform';
import { ConfirmDialog, ScriptedButton } from '@holeshot/ui';
import { useState } from 'react';

const Quiet = styled(ScriptedButton)`
  margin: 8px 0 0 -12px;
`;

interface UndoClaimProps {
  eventId: Guid;
  /** the hosting club */
  clubId: number;
  pilot: { id: Guid; name: string };
}

/** Lets managers of the hosting club undo anybody's claim of a pilot (R114). */
export function UndoClaim({ eventId, clubId, pilot }: UndoClaimProps) {
  const { client, reload, session, toast } = usePlatform();
  const [isAsking, setIsAsking] = useState(false);
  if (!clubPolicy.canManage(session.user, { clubId })) return null;
  const undo = async () => {
    try {
      await client.send('DELETE', fillPath(paths.claim, { eventId, pilotId: pilot.id }));
    } catch (error) {
      if (!(error instanceof FetchError) || error.status !== 404) throw error;
      toast('Nobody has claimed this pilot.');
      return;
    }
    await reload();
    toast(`The claim of ${pilot.name} is undone.`);
  };
  return (
    <>
      <Quiet $look="quiet" $small data-print="no" onClick={() => setIsAsking(true)}>
        Undo claim
      </Quiet>
      {isAsking && (
        <ConfirmDialog
          title="Undo the claim?"
          text={`The results of ${pilot.name} leave the profile of whoever claimed them. The person can claim them again.`}
          action="Undo claim"
          act={undo}
          close={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
