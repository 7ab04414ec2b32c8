import type { Settled } from '@holeshot/client';
import { styled, useRevalidator } from '@holeshot/platform';
import { FailedView, VideoEmbed, visuallyHidden } from '@holeshot/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useStreamPlayer } from './stream-player';
import type { Stream } from './streams.query';
import type { ConnectFrame } from './use-stream-moment';

const Streams = styled.section`
  display: grid;
  gap: 12px;
`;

/** Scrolls to just below the sticky header. */
const ScrollTarget = styled.div`
  scroll-margin-top: 120px;
`;

const Hidden = styled.h2`
  ${visuallyHidden}
`;

interface RaceStreamsProps {
  streams: Settled<Stream[]>;
  /** shown over the poster of the first stream, which then has a plain play button */
  overlay?: ReactNode;
  /** connects the iframes, for pages that read and move the streams */
  connect?: ConnectFrame;
}

/** The streams, from the start of the race (R34), with the sync warning (R20). */
export function RaceStreams({ streams, overlay, connect }: RaceStreamsProps) {
  const { revalidate } = useRevalidator();
  if (!streams.ok) return <FailedView what="Stream" failure={streams.failure} retry={revalidate} />;
  if (streams.value.length === 0) return null;
  return (
    <Streams aria-label="Stream" data-print="no">
      <Hidden>Stream</Hidden>
      {streams.value.map((video, index) => (
        <RaceStream
          key={video.videoId}
          video={video}
          isMain={index === 0 && !overlay}
          overlay={index === 0 && overlay}
          connect={connect}
        />
      ))}
    </Streams>
  );
}

interface RaceStreamProps {
  video: Stream;
  isMain: boolean;
  overlay: ReactNode;
  connect: ConnectFrame | undefined;
}

const ignore = () => undefined;

/** One stream. When a moment is requested, takes the focus and plays it. */
function RaceStream({ video, isMain, overlay, connect }: RaceStreamProps) {
  const { request } = useStreamPlayer();
  const moment = request?.videoId === video.videoId ? request : null;
  const target = useRef<HTMLDivElement>(null);
  const count = moment?.count;
  const { videoId } = video;
  const frameRef = useCallback(
    (frame: HTMLIFrameElement | null) => (frame ? connect?.(videoId, frame) : undefined),
    [connect, videoId],
  );
  useEffect(() => {
    if (count !== undefined) target.current?.focus();
  }, [count]);
  return (
    <ScrollTarget ref={target} tabIndex={-1}>
      <VideoEmbed
        key={count}
        video={moment ? { ...video, startSeconds: moment.seconds } : video}
        isMain={isMain}
        isAutoplay={moment !== null}
        hasSyncWarning={video.hasSyncWarning}
        overlay={overlay}
        {...(connect && { control: { frameRef, onPlay: ignore } })}
      />
    </ScrollTarget>
  );
}
