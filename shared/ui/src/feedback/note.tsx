import { styled } from '@holeshot/platform';
import type { ReactNode } from 'react';
import { BrokenIcon, EmptyIcon } from '../icons';

const Box = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  align-content: start;
  margin-top: 24px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: 10px;
  h1 {
    font-size: 22px;
  }
  h2 {
    font-size: 18px;
    font-weight: 600;
  }
`;

/** The text of a note. */
export const NoteLine = styled.p`
  color: var(--t2);
  overflow-wrap: anywhere;
`;

/** The buttons of a note. */
export const NoteActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 6px;
`;

interface NoteProps {
  title: string;
  /** the icon: two gates, or a broken gate for errors */
  icon: 'empty' | 'broken';
  role?: 'alert';
  /** heading level of the title; 1 when the note is the whole page */
  level?: 1 | 2;
  children?: ReactNode;
}

/** A box in place of missing content. */
export function Note({ title, icon, role, level = 2, children }: NoteProps) {
  const Title = `h${level}` as const;
  return (
    <Box role={role}>
      {icon === 'broken' ? <BrokenIcon /> : <EmptyIcon />}
      <Title>{title}</Title>
      {children}
    </Box>
  );
}
