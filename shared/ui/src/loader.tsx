import { keyframes, styled } from '@holeshot/platform';

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

/** A shot through two gates, with the name of what is loading; for parts whose layout is not known. */
export function Loader({ what }: { what: string }) {
  return (
    <Line role="status">
      <svg width={34} height={22} viewBox="0 0 34 22" aria-hidden="true">
        <path d="M9 3v16M25 3v16" stroke="#777F8A" strokeWidth={3} />
        <path d="M0 11h20" stroke="#D9182F" strokeWidth={3} />
      </svg>
      Loading {what}
    </Line>
  );
}
