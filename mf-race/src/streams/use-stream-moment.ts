import type { Settled } from '@holeshot/client';
import type { LocalMs } from '@holeshot/domain';
import { useCallback, useRef, useState } from 'react';
import type { Stream } from './streams.query';
import { type WatchedVideo, watchVideo } from './watch-video';

/** The video that the visitor plays, with times on the event's clock. */
export interface PlayingStream {
  /** Returns the current moment of the video; `null` until the player has reported it. */
  read: () => LocalMs | null;
  /** Plays from a moment, or pauses there. */
  show: (time: LocalMs, isPlaying: boolean) => void;
}

/** Connects an iframe that plays a stream. Returns a function that disconnects it. */
export type ConnectFrame = (videoId: string, frame: HTMLIFrameElement) => () => void;

/** Reads and moves the stream that was played last. `moment` is `null` until its player responds. */
export function useStreamMoment(
  start: LocalMs | null,
  streams: Settled<Stream[]>,
): { connect: ConnectFrame; moment: PlayingStream | null } {
  const videos = useRef(new Map<string, WatchedVideo>());
  const [usedId, setUsedId] = useState<string | null>(null);
  const connect = useCallback((videoId: string, frame: HTMLIFrameElement) => {
    const video = watchVideo(frame, () => setUsedId(videoId));
    videos.current.set(videoId, video);
    return () => {
      video.stop();
      videos.current.delete(videoId);
      setUsedId((id) => (id === videoId ? null : id));
    };
  }, []);
  const stream = streams.ok ? streams.value.find(({ videoId }) => videoId === usedId) : undefined;
  if (!stream || start === null) return { connect, moment: null };
  const { videoId, offsetSeconds } = stream;
  return {
    connect,
    moment: {
      read() {
        const seconds = videos.current.get(videoId)?.readSeconds() ?? null;
        return seconds === null ? null : start + Math.round((seconds - offsetSeconds) * 1_000);
      },
      show: (time, isPlaying) =>
        videos.current.get(videoId)?.show(offsetSeconds + (time - start) / 1_000, isPlaying),
    },
  };
}
