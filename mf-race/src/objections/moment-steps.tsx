import { styled } from '@holeshot/platform';
import { Button } from '@holeshot/ui';
import { useStreamPlayer } from '../streams/stream-player';
import { momentText, parseMoment } from './clock-text';

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  p {
    color: var(--t2);
    font-size: 15px;
  }
`;

/** Beginning of what the stream plays, before the moment itself. */
const LEAD_MS = 3_000;

interface MomentStepsProps {
  moment: string;
  start: number | null;
  step: (moment: string) => void;
  /** whether nobody has chosen a moment yet: the steps begin at `moment` */
  isProposed?: boolean;
}

/** Moves the moment by a tenth, and plays the stream a little before it. */
export function MomentSteps({ moment, start, step, isProposed = false }: MomentStepsProps) {
  const { playAt } = useStreamPlayer();
  const seconds = parseMoment(moment);
  const move = (tenths: number) => {
    const moved = Math.max(0, Math.round((seconds ?? 0) * 10) + tenths) / 10;
    step(momentText(moved).replace(/0$/, ''));
  };
  const play = seconds === null || start === null ? null : playAt(start + seconds * 1_000 - LEAD_MS);
  return (
    <Steps>
      <Button type="button" $small aria-label="A tenth earlier" onClick={() => move(-1)}>
        ‹
      </Button>
      {play && (
        <Button type="button" $small $look="primary" onClick={play}>
          Play from 3 s before
        </Button>
      )}
      <Button type="button" $small aria-label="A tenth later" onClick={() => move(1)}>
        ›
      </Button>
      <p>{isProposed ? 'No moment chosen' : `${moment}, good to 0.1 s`}</p>
    </Steps>
  );
}
