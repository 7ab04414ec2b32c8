import { keyframes, styled } from '@holeshot/platform';
import { LoadingIcon } from '../icons';

const shoot = keyframes`
  from { transform: translateX(-20px); }
  to { transform: translateX(34px); }
`;

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 12px 0;
  color: var(--t2);
  path:last-child {
    animation: ${shoot} 1.2s linear infinite;
    @media (prefers-reduced-motion: reduce) {
      animation: none;
    }
  }
`;

/** A loading indicator with text, for content of unknown layout; otherwise use `Skeleton`. */
export function Loader({ what }: { what: string }) {
  return (
    <Line role="status">
      <LoadingIcon />
      Loading {what}
    </Line>
  );
}
