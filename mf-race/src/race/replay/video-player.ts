import { VIDEO_PLATFORM } from '@holeshot/contract';

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
/** How often to call the player until it answers, and how many times. */
const CALL_EVERY_MS = 250;
const MAX_CALLS = 80;

/**
 * Controls a video of the platform in a frame, by the messages of its iframe API (`enablejsapi=1`), without a script of
 * the platform on this page. Until the player answers, the video plays from the position in its address.
 */
export function controlVideo(frame: HTMLIFrameElement): VideoPlayer {
  let wanted: VideoState | null = null;
  let applied: VideoState | null = null;
  let isReady = false;
  let movedAtMs = 0;
  let calls = 0;

  const post = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify(message), VIDEO_PLATFORM.player);
  const send = (func: string, ...args: unknown[]) => post({ event: 'command', func, args });
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

  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== VIDEO_PLATFORM.player) return;
    isReady = true;
    clearInterval(calling);
    bringInStep();
    const current = readCurrentTime(data);
    if (current === null || !wanted?.isPlaying || wanted.speed > MAX_VIDEO_SPEED) return;
    const isOff = Math.abs(current - wanted.seconds) > MAX_DRIFT_SECONDS;
    if (isOff && Date.now() - movedAtMs > MOVE_EVERY_MS) moveTo(wanted.seconds);
  };
  const call = () => {
    calls += 1;
    if (calls >= MAX_CALLS) clearInterval(calling);
    post({ event: 'listening', id: frame.id, channel: 'widget' });
  };
  let calling: ReturnType<typeof setInterval> | undefined;
  const startCalling = () => {
    clearInterval(calling);
    calling = setInterval(call, CALL_EVERY_MS);
  };
  // Before that, the frame is still a document of this page.
  frame.addEventListener('load', startCalling);
  window.addEventListener('message', onMessage);
  return {
    apply(state) {
      wanted = state;
      bringInStep();
    },
    stop() {
      clearInterval(calling);
      frame.removeEventListener('load', startCalling);
      window.removeEventListener('message', onMessage);
    },
  };
}

/** The player's own clock, seconds, from its message; `null` for other messages. */
function readCurrentTime(data: unknown): number | null {
  try {
    const message = JSON.parse(String(data)) as { info?: { currentTime?: unknown } | null };
    const time = message.info?.currentTime;
    return typeof time === 'number' ? time : null;
  } catch {
    return null;
  }
}
