import { Note, NoteActions, Prose } from '@holeshot/ui/base';
import type { ReactNode } from 'react';
import { Section } from './section';

interface ComingLaterProps {
  /** the page's title */
  heading: string;
  /** what will be here */
  text: string;
  action?: ReactNode;
}

/** Stands where a page will be, and says so plainly. */
export function ComingLater({ heading, text, action }: ComingLaterProps) {
  return (
    <Section heading={heading} level={1} isFirst>
      <Note title="This page comes later" gates="empty">
        <Prose>{text}</Prose>
        {action && <NoteActions>{action}</NoteActions>}
      </Note>
    </Section>
  );
}
