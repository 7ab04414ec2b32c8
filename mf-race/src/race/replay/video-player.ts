import { connectPlayer, type PlayerInfo } from '../../streams/connect-player';

/** The desired position of the video. */
export interface VideoState {
  /** from the start of the video */
  seconds: number;
  isPlaying: boolean;
  speed: number;
  /** increases when the moment was chosen rather than reached by playing */
  jumps: number;
}

export interface VideoPlayer {
  /** Synchronizes the video; call it as often as you like. */
  apply(state: VideoState): void;
  stop(): void;
}

/** The platform's player is no faster; in a faster replay the video waits. */
export const MAX_VIDEO_SPEED = 2;
/** The video seeks when it is further off than this, and then not again for a while: it needs time to load. */
const MAX_DRIFT_SECONDS = 0.8;
const MOVE_EVERY_MS = 3_000;

/** Controls a video in a frame. Until the player answers, it plays from the position in its address. */
export function controlVideo(frame: HTMLIFrameElement): VideoPlayer {
  let wanted: VideoState | null = null;
  let applied: VideoState | null = null;
  let isReady = false;
  let movedAtMs = 0;
  const moveTo = (seconds: number) => {
    movedAtMs = Date.now();
    send('seekTo', seconds, true);
  };

  const bringInStep = () => {
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
    bringInStep();
    if (current === undefined || !wanted?.isPlaying || wanted.speed > MAX_VIDEO_SPEED) return;
    const isOff = Math.abs(current - wanted.seconds) > MAX_DRIFT_SECONDS;
    if (isOff && Date.now() - movedAtMs > MOVE_EVERY_MS) moveTo(wanted.seconds);
  };
  const { send, stop } = connectPlayer(frame, onMessage);
  return {
    apply(state) {
      wanted = state;
      bringInStep();
    },
    stop,
  };
}
