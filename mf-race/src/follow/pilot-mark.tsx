import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { VisuallyHidden } from '@holeshot/ui';
import { StarIcon } from './star-icon';
import type { MarkedPilots } from './use-marked-pilots';

const Badge = styled.span`
  flex: none;
  padding: 0 5px;
  border: 1px solid var(--edge);
  border-radius: 3px;
  color: var(--t2);
  font-size: 14px;
  font-weight: 600;
`;

const Star = styled.span`
  flex: none;
  color: var(--t2);
`;

/** Beside a name: `you` for the signed-in user's pilot, a star for a followed one, nothing for others. */
export function PilotMark({ pilotId, marked: { own, ids } }: { pilotId: Guid; marked: MarkedPilots }) {
  if (pilotId === own?.id) return <Badge>you</Badge>;
  if (!ids.has(pilotId)) return null;
  return (
    <Star>
      <StarIcon isFilled />
      <VisuallyHidden>followed</VisuallyHidden>
    </Star>
  );
}
