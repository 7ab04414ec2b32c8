import { keyframes, styled } from '@holeshot/platform';
import { VisuallyHidden } from '@holeshot/ui/base';

const beat = keyframes`
  50% { opacity: 0.35; }
`;

const Dot = styled.span`
  display: inline-block;
  flex: none;
  width: 9px;
  height: 9px;
  border-radius: 50%;
  background: var(--red);
  forced-color-adjust: none;
  animation: ${beat} 1.6s infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  :root[data-offline] & {
    background: var(--edge);
    animation: none;
  }
`;

/** A pulsing dot for something that is happening now; grey and still while offline, when that is unknown. */
export function LiveDot() {
  return (
    <>
      <Dot aria-hidden="true" />
      <VisuallyHidden>live</VisuallyHidden>
    </>
  );
}
