import { StringField } from '@holeshot/ui';
import { useId } from 'react';

interface ReasonFieldProps {
  why: string;
  edit: (why: string) => void;
}

/** The reason of a change, for the history. */
export const ReasonField = ({ why, edit }: ReasonFieldProps) => (
  <StringField
    id={useId()}
    title="Reason"
    desc="It is in the history, with your name."
    isRequired
    maxLength={500}
    value={why}
    edit={edit}
  />
);
