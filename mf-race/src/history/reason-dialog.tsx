import { ConfirmDialog, StringField } from '@holeshot/ui';
import { useId, useState } from 'react';

interface ReasonDialogProps {
  title: string;
  text: string;
  action: string;
  /** a change of official results needs a reason (R160) */
  isRequired: boolean;
  /** performs the action; the reason is `undefined` if empty */
  act: (reason: string | undefined) => Promise<void>;
  close: () => void;
}

/** Confirms a change of results, and asks for its reason. */
export function ReasonDialog({ isRequired, act, ...props }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const trimmed = reason.trim();
  return (
    <ConfirmDialog {...props} act={() => act(trimmed || undefined)} canAct={!isRequired || trimmed !== ''}>
      <StringField
        id={useId()}
        title="Reason"
        desc={
          isRequired
            ? 'The results are official. Everybody can read why they change.'
            : 'Everybody can read it in the history.'
        }
        isRequired={isRequired}
        maxLength={150}
        value={reason}
        edit={setReason}
      />
    </ConfirmDialog>
  );
}
