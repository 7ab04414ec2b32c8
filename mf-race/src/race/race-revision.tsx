import { formatDate, formatTimeOfDay } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import type { RaceData } from './load-race';

const Line = styled.p`
  margin-top: 24px;
  color: var(--t3);
  font-size: 14px;
`;

/** Number, time and origin of the race's revision. */
export function RaceRevision({ race: { revision } }: Pick<RaceData, 'race'>) {
  const { number, at, who, why } = revision;
  const when = at === null ? '' : `, received ${formatDate(at)}, ${formatTimeOfDay(at)}`;
  return (
    <Line>
      Revision {number} of this race{when}, from {who} ({why})
    </Line>
  );
}
