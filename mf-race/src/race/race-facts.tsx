import { css, styled } from '@holeshot/platform';
import { FactList, PHONE, visuallyHidden } from '@holeshot/ui';
import type { listRaceFacts } from './list-race-facts';

const inLine = css`
  gap: 0 16px;
  padding: 2px 0;
  color: var(--t2);
  dt {
    ${visuallyHidden}
  }
  dd {
    font-size: 15px;
    font-weight: 400;
  }
`;

const List = styled(FactList)<{ $inLine: boolean }>`
  dd b {
    color: var(--t1);
    font-weight: 600;
  }
  ${({ $inLine }) => $inLine && inLine}
  ${PHONE} {
    ${inLine}
    gap: 0 12px;
    dd {
      font-size: 14px;
    }
    /* the length says the same */
    [data-fact='End'] {
      display: none;
    }
  }
`;

/** Where the heading is hidden. */
const Unit = styled.span.attrs({ 'aria-hidden': true })<{ $inLine: boolean }>`
  display: ${({ $inLine }) => ($inLine ? 'inline' : 'none')};
  ${PHONE} {
    display: inline;
  }
`;

interface RaceFactsProps {
  facts: ReturnType<typeof listRaceFacts>;
  /** without headings; on phones always */
  isInLine: boolean;
  winner: { name: string; time: string } | null;
}

/** Date, times and laps of a race; in one line also the winner. */
export function RaceFacts({ facts, isInLine, winner }: RaceFactsProps) {
  return (
    <List $inLine={isInLine}>
      {facts.map(({ label, value }) => (
        <div key={label} data-fact={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {label === 'Laps' && <Unit $inLine={isInLine}>{value === '1' ? ' lap' : ' laps'}</Unit>}
          </dd>
        </div>
      ))}
      {isInLine && winner && (
        <div>
          <dt>Winner</dt>
          <dd>
            Won by <b>{winner.name}</b>, <b>{winner.time}</b>
          </dd>
        </div>
      )}
    </List>
  );
}
