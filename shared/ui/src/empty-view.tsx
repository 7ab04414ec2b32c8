import { Note, NoteActions, Prose } from '@holeshot/ui/base';
import type { ReactNode } from 'react';

interface EmptyViewProps {
  title: string;
  /** why, and what will change it */
  text?: string;
  /** one action at most */
  action?: ReactNode;
}

/** Nothing is there, and that is no fault. */
export function EmptyView({ title, text, action }: EmptyViewProps) {
  return (
    <Note title={title} gates="empty">
      {text && <Prose>{text}</Prose>}
      {action && <NoteActions>{action}</NoteActions>}
    </Note>
  );
}
