import type { WireVerdict } from '@holeshot/contract/wire';
import { styled } from '@holeshot/platform';

const Line = styled.p`
  margin-top: 14px;
  padding: 10px 14px;
  border-radius: 6px;
  background: var(--s1);
  strong {
    display: block;
  }
`;

/** Waiting is amber; the next step is plain. */
const Title = styled.strong<{ $isWaiting: boolean }>`
  color: ${({ $isWaiting }) => ($isWaiting ? 'var(--amber)' : 'var(--t1)')};
`;

const TITLES: Record<WireVerdict['state'], string> = {
  collecting: 'Collecting figures',
  healthy: 'Healthy',
  advancing: 'About to advance',
  'rolling-back': 'About to be taken back',
  paused: 'Paused',
  frozen: 'Frozen',
};

const WAITING: ReadonlySet<WireVerdict['state']> = new Set(['paused', 'frozen', 'rolling-back']);

/** The controller's verdict on a rollout. */
export const VerdictNote = ({ verdict: { state, reason } }: { verdict: WireVerdict }) => (
  <Line>
    <Title $isWaiting={WAITING.has(state)}>{TITLES[state]}</Title>
    {reason}
  </Line>
);
