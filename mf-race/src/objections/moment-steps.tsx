import type { LocalMs } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Button } from '@holeshot/ui';
import { useStreamPlayer } from '../streams/stream-player';
import type { PlayingStream } from '../streams/use-stream-moment';
import { parseMoment, tenthsText } from './clock-text';

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

/** The stream plays from this long before the moment. */
const LEAD_MS = 3_000;

interface MomentStepsProps {
  moment: string;
  start: LocalMs | null;
  step: (moment: string) => void;
  /** reads and moves the playing stream; `null` until one plays */
  video: PlayingStream | null;
  /** `moment` is only a starting point, because nobody has chosen one yet */
  isProposed?: boolean;
}

/** Buttons that move the moment by 0.1 s, play the stream from shortly before it, or take its current moment. */
export function MomentSteps({ moment, start, step, video, isProposed = false }: MomentStepsProps) {
  const { playAt } = useStreamPlayer();
  const seconds = parseMoment(moment);
  const toTime = (since: number): LocalMs => (start ?? 0) + Math.round(since * 1_000);
  const move = (tenths: number) => {
    const moved = Math.max(0, Math.round((seconds ?? 0) * 10) + tenths) / 10;
    step(tenthsText(moved));
    video?.show(toTime(moved), false);
  };
  const findPlay = () => {
    if (seconds === null || start === null) return null;
    const from = toTime(seconds) - LEAD_MS;
    return video ? () => video.show(from, true) : playAt(from);
  };
  const takeShown = () => {
    const time = video?.read() ?? null;
    if (time !== null && start !== null) step(tenthsText(Math.max(0, time - start) / 1_000));
  };
  const play = findPlay();
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
      {play && (
        <Button type="button" $small disabled={!video} onClick={takeShown}>
          Use the video’s moment
        </Button>
      )}
      <p>{isProposed ? 'No moment chosen' : `${moment}, good to 0.1 s`}</p>
    </Steps>
  );
}
