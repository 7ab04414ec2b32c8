import { raceHistoryHref } from '@holeshot/contract';
import { formatDate, formatTimeOfDay } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { TextLink } from '@holeshot/ui';
import type { RaceData } from './load-race';
import { revisionOrigin } from './revision-origin';

const Line = styled.p`
  margin-top: 24px;
  color: var(--t3);
  font-size: 14px;
`;

/** Number, time and origin of the race's revision, with the way to its history. */
export function RaceRevision({ event, race: { id, revision } }: Pick<RaceData, 'event' | 'race'>) {
  const { number, at } = revision;
  const when = at === null ? '' : `, received ${formatDate(at)}, ${formatTimeOfDay(at)}`;
  return (
    <Line>
      {number > 1 && 'Changed after publishing. '}
      Revision {number} of this race{when}, from {revisionOrigin(revision)}.{' '}
      <TextLink to={raceHistoryHref({ eventId: event.id, raceId: id })}>History</TextLink>
    </Line>
  );
}
