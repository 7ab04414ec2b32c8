import { styled } from '@holeshot/platform';

const Badge = styled.span`
  flex: none;
  padding: 0 5px;
  border: 1px solid var(--edge);
  border-radius: 3px;
  color: var(--t2);
  font-size: 14px;
  font-weight: 600;
`;

/** Marks the signed-in pilot. */
export const YouBadge = () => <Badge>you</Badge>;
