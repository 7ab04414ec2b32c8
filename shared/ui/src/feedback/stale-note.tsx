import { styled } from '@holeshot/platform';
import { StaleIcon } from '../icons';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-top: 16px;
  padding: 10px 16px;
  border-radius: 6px;
  background: var(--s1);
  font-size: 18px;
  b {
    color: var(--amber);
  }
  svg {
    flex: none;
  }
`;

interface StaleNoteProps {
  /** such as `Data 1 min 34 s old.` */
  age: string;
  /** the meaning of stale data here */
  advice: string;
}

/** Warns that the page shows stale data. */
export function StaleNote({ age, advice }: StaleNoteProps) {
  return (
    <Line role="status">
      <StaleIcon />
      <span>
        <b>{age}</b> {advice}
      </span>
    </Line>
  );
}
