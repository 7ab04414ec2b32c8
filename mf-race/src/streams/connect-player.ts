import { VIDEO_PLATFORM } from '@holeshot/contract';

/** The state of a player. Each message has only a part of it. */
export interface PlayerInfo {
  /** position in the video, s */
  currentTime?: number;
  /** time of `currentTime`, s since 1970 */
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

/** How often, and how many times at most, to call the player until it responds. */
const CALL_EVERY_MS = 250;
const MAX_CALLS = 80;

/**
 * Connects to a video in an iframe by the messages of the platform's iframe API (`enablejsapi=1`), without a script of
 * the platform on this page. Calls `onMessage` for each message; after the first one, the player accepts commands.
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
    calls = 0;
    calling = setInterval(call, CALL_EVERY_MS);
  };
  // before `load`, the iframe still contains a document of this page
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

/** The numeric fields of a message; empty for other messages. */
function readInfo(data: unknown): PlayerInfo {
  try {
    const { info } = JSON.parse(String(data)) as { info?: object | null };
    return Object.fromEntries(Object.entries(info ?? {}).filter(([, value]) => typeof value === 'number'));
  } catch {
    return {};
  }
}
