import { Note, NoteActions, Prose } from '@holeshot/ui/base';
import type { ReactNode } from 'react';

interface EmptyViewProps {
  title: string;
  /** the reason, and what will change it */
  text?: string;
  /** at most one action */
  action?: ReactNode;
}

/** Shown when there is nothing to show, and nothing failed. */
export function EmptyView({ title, text, action }: EmptyViewProps) {
  return (
    <Note title={title} icon="empty">
      {text && <Prose>{text}</Prose>}
      {action && <NoteActions>{action}</NoteActions>}
    </Note>
  );
}
