import { formatWholeSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PHONE, VideoEmbed } from '@holeshot/ui';
import { useEffect, useRef, useState } from 'react';
import { elapsedText } from '../../racing/elapsed-text';
import type { RaceData } from '../load-race';
import type { ReplayClock } from './replay-clock';
import { PictureNote } from './replay-picture';
import { controlVideo, MAX_VIDEO_SPEED, type VideoPlayer } from './video-player';

const Video = styled.div`
  ${PHONE} {
    > div > div:first-child {
      height: var(--video-height);
      aspect-ratio: auto;
      border-radius: 0;
    }
  }
`;

type Stream = Extract<RaceData['streams'], { ok: true }>['value'][number];

interface ReplayVideoProps {
  /** `startSeconds` is the start of the race in the video */
  video: Stream;
  clock: ReplayClock;
  /** called when the visitor starts the video */
  onPlay: () => void;
}

/** The stream, in sync with the replay. Sends no request to the video platform until the visitor starts either. */
export function ReplayVideo({ video, clock: { ms, isPlaying, speed, jumps }, onPlay }: ReplayVideoProps) {
  const [startSeconds, setStartSeconds] = useState<number | null>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const player = useRef<VideoPlayer | null>(null);
  const seconds = video.startSeconds + ms / 1000;
  if (isPlaying && startSeconds === null) setStartSeconds(Math.floor(seconds));

  useEffect(() => {
    if (!frame) return;
    player.current = controlVideo(frame);
    return () => player.current?.stop();
  }, [frame]);
  useEffect(() => player.current?.apply({ seconds, isPlaying, speed, jumps }));

  return (
    <Video>
      <VideoEmbed
        video={{ ...video, startSeconds: startSeconds ?? Math.floor(seconds), durationSeconds: null }}
        isMain
        isAutoplay={startSeconds !== null}
        control={{ onPlay, frameRef: setFrame }}
      />
      <PictureNote $top={startSeconds !== null} $warns={video.hasSyncWarning}>
        {speed > MAX_VIDEO_SPEED
          ? `The video waits at ${speed}x`
          : `${stepText(startSeconds !== null, video.hasSyncWarning)}, ${formatWholeSeconds(video.startSeconds)} + ${elapsedText(ms)}`}
      </PictureNote>
    </Video>
  );
}

function stepText(isStarted: boolean, hasSyncWarning: boolean): string {
  if (hasSyncWarning) return 'Perhaps out of step';
  return isStarted ? 'Video in step' : 'Plays in step';
}
