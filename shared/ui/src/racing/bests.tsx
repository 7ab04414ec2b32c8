import { formatSeconds } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';

const Strip = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin-top: 24px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--line);
  @media (max-width: 859.98px) {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 860px) {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
`;

const Best = styled(SiteLink)`
  display: block;
  height: 100%;
  padding: 14px 16px 10px;
  background: var(--bg);
  &:hover {
    background: var(--s1);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  small {
    display: block;
    font-size: 14px;
    color: var(--t2);
  }
  b {
    display: block;
    font-size: 32px;
    line-height: 1.15;
  }
  svg {
    margin-top: 6px;
    overflow: visible;
  }
`;

const By = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  font-size: 15px;
  font-weight: 500;
  span {
    display: block;
    color: var(--t3);
    font-weight: 400;
  }
  @media (min-width: 860px) {
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }
`;

export interface BestTime {
  label: string;
  seconds: number;
  pilotName: string;
  /** name of the race */
  source: string;
  href: string;
  /** all pilots' positions on the strip, from the best (0) to the slow end (1) */
  field: readonly number[];
}

/** An event's fastest times, each with a strip that has a tick for every pilot. */
export function Bests({ bests }: { bests: readonly BestTime[] }) {
  return (
    <Strip $count={bests.length}>
      {bests.map(({ label, seconds, pilotName, source, href, field }) => (
        <li key={label}>
          <Best to={href}>
            <small>{label}</small>
            <b>{formatSeconds(seconds)}</b>
            <By>
              {pilotName}
              <span>{source}</span>
            </By>
            <svg width="100%" height={18} aria-hidden="true">
              <rect y={9} width="100%" height={1} fill="var(--line)" />
              {ticks(field).map((percent) => (
                <rect key={percent} x={`${percent}%`} y={6} width={2} height={7} fill="var(--t3)" />
              ))}
              <rect y={2} width={4} height={15} fill="var(--red)" />
            </svg>
          </Best>
        </li>
      ))}
    </Strip>
  );
}

/** Positions in percent of the strip; pilots at the same position share a tick. */
const ticks = (field: readonly number[]): number[] => [
  ...new Set(field.map((share) => Math.round(share * 985) / 10)),
];
