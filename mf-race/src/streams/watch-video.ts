import { connectPlayer, type PlayerInfo } from './connect-player';

export interface WatchedVideo {
  /** the moment that the video shows, s from its start; `null` while the player has not said it */
  readSeconds(): number | null;
  /** Plays from a moment, or shows its picture. */
  show(seconds: number, isPlaying: boolean): void;
  stop(): void;
}

const PLAYING = 1;
/** The player says its position several times a second; one that is older is not continued. */
const MAX_SINCE_SECONDS = 1;

/** Knows the position of a video in a frame. `onUse` is called once the player answers, and when it starts to play. */
export function watchVideo(frame: HTMLIFrameElement, onUse: () => void): WatchedVideo {
  let known: PlayerInfo | null = null;
  const { send, stop } = connectPlayer(frame, (info) => {
    const isUsed = known === null || (info.playerState === PLAYING && known.playerState !== PLAYING);
    known = { ...known, ...info };
    if (isUsed) onUse();
  });
  return {
    readSeconds() {
      const { currentTime, currentTimeLastUpdated_: saidAt, playerState, playbackRate = 1 } = known ?? {};
      if (currentTime === undefined) return null;
      if (playerState !== PLAYING || saidAt === undefined) return currentTime;
      const since = (Date.now() / 1_000 - saidAt) * playbackRate;
      return currentTime + Math.min(Math.max(0, since), MAX_SINCE_SECONDS);
    },
    show(seconds, isPlaying) {
      send(isPlaying ? 'playVideo' : 'pauseVideo');
      send('seekTo', Math.max(0, seconds), true);
    },
    stop,
  };
}
