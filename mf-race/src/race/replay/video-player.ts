import { connectPlayer, type PlayerInfo } from '../../streams/connect-player';

/** The desired position of the video. */
export interface VideoState {
  /** seconds since the start of the video */
  seconds: number;
  isPlaying: boolean;
  speed: number;
  /** increases when the moment is set rather than reached by playing */
  jumps: number;
}

export interface VideoPlayer {
  /** Synchronizes the video. Cheap enough to call on every render. */
  apply(state: VideoState): void;
  stop(): void;
}

/** The platform's player has no higher speed; in a faster replay, the video pauses. */
export const MAX_VIDEO_SPEED = 2;
/** The video seeks if it drifts further than this, then not again for a while, because it needs time to load. */
const MAX_DRIFT_SECONDS = 0.8;
const MOVE_EVERY_MS = 3_000;

/** Controls a video in an iframe. Until the player responds, it plays from the position in its address. */
export function controlVideo(frame: HTMLIFrameElement): VideoPlayer {
  let wanted: VideoState | null = null;
  let applied: VideoState | null = null;
  let isReady = false;
  let movedAtMs = 0;
  const moveTo = (seconds: number) => {
    movedAtMs = Date.now();
    send('seekTo', seconds, true);
  };

  const synchronize = () => {
    if (!isReady || !wanted) return;
    const { seconds, isPlaying, speed, jumps } = wanted;
    const isOn = isPlaying && speed <= MAX_VIDEO_SPEED;
    const wasOn = applied?.isPlaying && applied.speed <= MAX_VIDEO_SPEED;
    const hasJumped = applied?.jumps !== jumps;
    const isChanged = isOn !== wasOn || applied?.speed !== speed;
    applied = wanted;
    if (hasJumped || isChanged) moveTo(seconds);
    if (!isChanged) return;
    if (isOn) send('setPlaybackRate', speed);
    send(isOn ? 'playVideo' : 'pauseVideo');
  };

  const onMessage = ({ currentTime: current }: PlayerInfo) => {
    isReady = true;
    synchronize();
    if (current === undefined || !wanted?.isPlaying || wanted.speed > MAX_VIDEO_SPEED) return;
    const isOff = Math.abs(current - wanted.seconds) > MAX_DRIFT_SECONDS;
    if (isOff && Date.now() - movedAtMs > MOVE_EVERY_MS) moveTo(wanted.seconds);
  };
  const { send, stop } = connectPlayer(frame, onMessage);
  return {
    apply(state) {
      wanted = state;
      synchronize();
    },
    stop,
  };
}
