import { ConfirmDialog, StringField } from '@holeshot/ui';
import { useId, useState } from 'react';

interface ReasonDialogProps {
  title: string;
  text: string;
  action: string;
  /** whether it changes official results, which nobody does without saying why (R160) */
  isRequired: boolean;
  /** does it, with the reason; undefined without one */
  act: (reason: string | undefined) => Promise<void>;
  close: () => void;
}

/** Asks before a change of results, and why they change. */
export function ReasonDialog({ isRequired, act, ...props }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const given = reason.trim();
  return (
    <ConfirmDialog {...props} act={() => act(given || undefined)} canAct={!isRequired || given !== ''}>
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
