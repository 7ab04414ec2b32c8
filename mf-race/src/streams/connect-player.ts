import { VIDEO_PLATFORM } from '@holeshot/contract';

/** What a player says about itself, each time a part of it. */
export interface PlayerInfo {
  /** from the start of the video, s */
  currentTime?: number;
  /** when that was, s since 1970 */
  currentTimeLastUpdated_?: number;
  /** 1 while it plays */
  playerState?: number;
  playbackRate?: number;
}

export interface PlayerConnection {
  /** Calls a function of the player's API. */
  send(func: string, ...args: unknown[]): void;
  stop(): void;
}

/** How often to call the player until it answers, and how many times. */
const CALL_EVERY_MS = 250;
const MAX_CALLS = 80;

/**
 * Connects to a video of the platform in a frame, by the messages of its iframe API (`enablejsapi=1`), without a script of
 * the platform on this page. `onMessage` is called with each message; after the first one the player obeys.
 */
export function connectPlayer(
  frame: HTMLIFrameElement,
  onMessage: (info: PlayerInfo) => void,
): PlayerConnection {
  let calls = 0;
  const post = (message: object) =>
    frame.contentWindow?.postMessage(JSON.stringify(message), VIDEO_PLATFORM.player);
  const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== VIDEO_PLATFORM.player) return;
    clearInterval(calling);
    onMessage(readInfo(data));
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
  window.addEventListener('message', receive);
  return {
    send: (func, ...args) => post({ event: 'command', func, args }),
    stop() {
      clearInterval(calling);
      frame.removeEventListener('load', startCalling);
      window.removeEventListener('message', receive);
    },
  };
}

/** The numbers of a message; none of other messages. */
function readInfo(data: unknown): PlayerInfo {
  try {
    const { info } = JSON.parse(String(data)) as { info?: object | null };
    return Object.fromEntries(Object.entries(info ?? {}).filter(([, value]) => typeof value === 'number'));
  } catch {
    return {};
  }
}
