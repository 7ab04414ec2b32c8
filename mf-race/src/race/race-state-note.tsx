import type { RaceState } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { LiveDot } from '@holeshot/ui';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 8px 0;
  font-size: 18px;
  font-weight: 600;
`;

/** Says that the race has not started, or is being flown; nothing once it has ended. */
export function RaceStateNote({ state }: { state: RaceState }) {
  switch (state) {
    case 'not-started':
      return <Line>Not started</Line>;
    case 'in-progress':
      return (
        <Line>
          <LiveDot />
          In progress
        </Line>
      );
    case 'finished':
      return null;
  }
}
