import { styled } from '@holeshot/platform';

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
  /** how old, such as `Data 1 min 34 s old.` */
  age: string;
  /** what that means here */
  advice: string;
}

/** Says that what is shown is not of this moment. */
export function StaleNote({ age, advice }: StaleNoteProps) {
  return (
    <Line role="status">
      <svg
        width={22}
        height={22}
        viewBox="0 0 22 22"
        fill="none"
        stroke="#FFB84D"
        strokeWidth={2}
        aria-hidden="true"
      >
        <circle cx={11} cy={11} r={9} />
        <path d="M11 5.5V11l4 2.5" />
      </svg>
      <span>
        <b>{age}</b> {advice}
      </span>
    </Line>
  );
}
