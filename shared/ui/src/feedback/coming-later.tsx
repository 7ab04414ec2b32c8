import { Note, NoteActions, Prose } from '@holeshot/ui/base';
import type { ReactNode } from 'react';
import { Section } from '../layout/section';

interface ComingLaterProps {
  /** the page's title */
  heading: string;
  /** what will be here */
  text: string;
  action?: ReactNode;
}

/** A placeholder for a future page. */
export function ComingLater({ heading, text, action }: ComingLaterProps) {
  return (
    <Section heading={heading} level={1} isFirst>
      <Note title="This page comes later" icon="empty">
        <Prose>{text}</Prose>
        {action && <NoteActions>{action}</NoteActions>}
      </Note>
    </Section>
  );
}
