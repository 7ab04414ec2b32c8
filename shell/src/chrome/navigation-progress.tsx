import { keyframes, styled } from '@holeshot/platform';
import { VisuallyHidden } from '@holeshot/ui';

const shoot = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(400%); }
`;

const Rail = styled.div`
  position: fixed;
  inset: 52px 0 auto;
  z-index: 21;
  height: 2px;
  overflow: hidden;
  pointer-events: none;
  span:last-child {
    display: block;
    width: 25%;
    height: 100%;
    background: var(--red);
    forced-color-adjust: none;
    /* most pages load before this shows */
    animation: ${shoot} 1s 150ms linear infinite backwards;
    @media (prefers-reduced-motion: reduce) {
      width: 100%;
      animation: none;
    }
  }
`;

/** A thin red progress line under the top bar while the next page loads. */
export function NavigationProgress({ active }: { active: boolean }) {
  if (!active) return null;
  return (
    <Rail role="status">
      <VisuallyHidden>Loading page</VisuallyHidden>
      <span />
    </Rail>
  );
}
