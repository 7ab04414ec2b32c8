import { styled } from '@holeshot/platform';
import type { ReactNode } from 'react';

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

/** For what happened, in words: second line of a note. */
export const NoteLine = styled.p`
  color: var(--t2);
  overflow-wrap: anywhere;
`;

/** Buttons at the foot of a note. */
export const NoteActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 6px;
`;

interface NoteProps {
  title: string;
  /** gates with a clear way between them, or a broken one */
  gates: 'empty' | 'broken';
  role?: 'alert';
  /** of the title; 1 where the note is all of the page */
  level?: 1 | 2;
  children?: ReactNode;
}

/** A box in place of content that is not there. */
export function Note({ title, gates, role, level = 2, children }: NoteProps) {
  const Title = `h${level}` as const;
  return (
    <Box {...(role ? { role } : {})}>
      <Gates kind={gates} />
      <Title>{title}</Title>
      {children}
    </Box>
  );
}

function Gates({ kind }: { kind: 'empty' | 'broken' }) {
  const isBroken = kind === 'broken';
  return (
    <svg width={120} height={56} viewBox="0 0 120 56" fill="none" aria-hidden="true">
      <path
        d={isBroken ? 'M6 52V12h34v40M80 52V12h20M108 20l8 30' : 'M6 52V12h34v40M80 52V12h34v40'}
        stroke="#777F8A"
        strokeWidth={3}
      />
      {isBroken ? (
        <path d="M46 32h18l6-9 5 22 6-9" stroke="#FF6A73" strokeWidth={2} />
      ) : (
        <path d="M46 32h28" stroke="#777F8A" strokeWidth={2} strokeDasharray="4 5" />
      )}
    </svg>
  );
}
