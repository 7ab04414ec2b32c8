import type { ReactNode } from 'react';
import { Note, NoteActions } from './note';
import { Section } from './section';
import { Prose } from './text';

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
