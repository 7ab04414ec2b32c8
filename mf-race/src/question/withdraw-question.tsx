import { fillPath } from '@holeshot/client';
import { withdrawnObjection } from '@holeshot/contract/paths';
import type { WireWithdrawal } from '@holeshot/contract/wire';
import type { Guid } from '@holeshot/domain';
import { usePlatform, useSession } from '@holeshot/platform';
import { Button, ConfirmDialog } from '@holeshot/ui';
import { useState } from 'react';
import { CodeField } from './code-field';

interface WithdrawQuestionProps {
  eventId: Guid;
  raceId: Guid;
  pilotId: Guid;
}

/** Withdraws the open question of a pilot, for the person who claimed the pilot, or with the code of the event (R165). */
export function WithdrawQuestion({ eventId, raceId, pilotId }: WithdrawQuestionProps) {
  const { client, reload, toast } = usePlatform();
  const { user } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [code, setCode] = useState('');
  const isOwn = user?.claimedPilotIds.includes(pilotId) ?? false;
  const withdraw = async () => {
    const withdrawal: WireWithdrawal = { pilotId, ...(code.trim() && { code: code.trim() }) };
    await client.send('POST', fillPath(withdrawnObjection, { eventId, raceId }), withdrawal);
    await reload();
    toast('The question is withdrawn.');
  };
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Withdraw the question</Button>
      {isAsking && (
        <ConfirmDialog
          title="Withdraw the question?"
          text="Nobody decides it, and it no longer counts. While the results are provisional, you can ask another one."
          action="Withdraw"
          act={withdraw}
          close={() => setIsAsking(false)}
        >
          {!isOwn && <CodeField value={code} edit={setCode} />}
        </ConfirmDialog>
      )}
    </>
  );
}
