import { connectPlayer, type PlayerInfo } from './connect-player';

export interface WatchedVideo {
  /** Returns the current position in the video, s; `null` until the player has reported it. */
  readSeconds(): number | null;
  /** Plays from a moment, or pauses there. */
  show(seconds: number, isPlaying: boolean): void;
  stop(): void;
}

const PLAYING = 1;
/** The player reports its position several times a second. Older positions are extrapolated only this far. */
const MAX_SINCE_SECONDS = 1;

/** Tracks the position of a video in an iframe. Calls `onUse` when the player first responds, and when it starts. */
export function watchVideo(frame: HTMLIFrameElement, onUse: () => void): WatchedVideo {
  let latest: PlayerInfo | null = null;
  const { send, stop } = connectPlayer(frame, (info) => {
    const isUsed = latest === null || (info.playerState === PLAYING && latest.playerState !== PLAYING);
    latest = { ...latest, ...info };
    if (isUsed) onUse();
  });
  return {
    readSeconds() {
      const {
        currentTime,
        currentTimeLastUpdated_: reportedAt,
        playerState,
        playbackRate = 1,
      } = latest ?? {};
      if (currentTime === undefined) return null;
      if (playerState !== PLAYING || reportedAt === undefined) return currentTime;
      const since = (Date.now() / 1_000 - reportedAt) * playbackRate;
      return currentTime + Math.min(Math.max(0, since), MAX_SINCE_SECONDS);
    },
    show(seconds, isPlaying) {
      send(isPlaying ? 'playVideo' : 'pauseVideo');
      send('seekTo', Math.max(0, seconds), true);
    },
    stop,
  };
}
