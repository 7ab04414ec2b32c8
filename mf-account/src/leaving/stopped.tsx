import { Column, Note, NoteActions, NoteLine } from '@holeshot/ui';
import type { ReactNode } from 'react';

interface StoppedProps {
  /** the action that failed */
  title: string;
  /** why */
  text?: string | undefined;
  /** the next step */
  children: ReactNode;
}

/** The page when signing in or out failed. */
export const Stopped = ({ title, text, children }: StoppedProps) => (
  <Column>
    <Note title={title} icon="broken" role="alert" level={1}>
      {text && <NoteLine>{text}</NoteLine>}
      <NoteActions>{children}</NoteActions>
    </Note>
  </Column>
);
