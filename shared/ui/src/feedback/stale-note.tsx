import { styled } from '@holeshot/platform';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-top: 16px;
  padding: 10px 16px;
  border: 1px solid var(--amber);
  border-radius: 8px;
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

/** A clock. */
const StaleIcon = () => (
  <svg
    width={22}
    height={22}
    viewBox="0 0 22 22"
    fill="none"
    stroke="var(--amber)"
    strokeWidth={2}
    aria-hidden="true"
  >
    <circle cx={11} cy={11} r={9} />
    <path d="M11 5.5V11l4 2.5" />
  </svg>
);
