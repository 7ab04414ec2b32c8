import { fillPath } from '@holeshot/client';
import { eventOfficial } from '@holeshot/contract/paths';
import { MAX_REASON, type WireDeclaration } from '@holeshot/contract/wire';
import { type DialogProps, usePlatform } from '@holeshot/platform';
import { ConfirmDialog, StringField } from '@holeshot/ui';
import { useId, useState } from 'react';

const TEXTS = {
  declare: {
    title: 'Declare the results official?',
    text: 'They are official from now on, without the rest of the time for objections. What is flown later is not. A change after it shows as one.',
    action: 'Declare official',
    done: 'The results are official',
  },
  undo: {
    title: 'Take back that the results are official?',
    text: 'Each race is official again once its time for objections is over. What was changed meanwhile stays in the history.',
    action: 'Take back',
    done: 'The declaration is taken back',
  },
};

/** The dialog `declare-official`: declares the results of the event `eventId` official, or takes it back (`isOfficial`). */
export function Dialog({ props, close }: DialogProps) {
  const { client, reload, toast } = usePlatform();
  const [reason, setReason] = useState('');
  const { isOfficial } = props as { isOfficial: boolean };
  const { done, ...texts } = isOfficial ? TEXTS.declare : TEXTS.undo;
  const act = async () => {
    const declaration: WireDeclaration = { isOfficial, reason };
    await client.send('PUT', fillPath(eventOfficial, { eventId: String(props.eventId) }), declaration);
    toast(done);
    await reload();
  };
  return (
    <ConfirmDialog {...texts} act={act} close={close} canAct={reason.trim() !== ''}>
      <StringField
        id={useId()}
        title="Reason"
        desc="Everybody can read it in the history, with your name."
        isRequired
        maxLength={MAX_REASON}
        value={reason}
        edit={setReason}
      />
    </ConfirmDialog>
  );
}
