import { styled, useRevalidator } from '@holeshot/platform';
import { FailedView, Section, VideoEmbed } from '@holeshot/ui';
import { useEffect, useRef } from 'react';
import type { RaceData } from '../load-race';
import { useStreamPlayer } from './stream-player';

/** Scrolls to below the sticky header. */
const ScrollTarget = styled.div`
  scroll-margin-top: 120px;
`;

/** The streams from the race's start on (R34), with the sync warning (R20). */
export function RaceStreams({ streams }: Pick<RaceData, 'streams'>) {
  const { revalidate } = useRevalidator();
  if (!streams.ok) return <FailedView what="Stream" failure={streams.failure} retry={revalidate} />;
  if (streams.value.length === 0) return null;
  return (
    <div data-print="no">
      <Section heading="Stream" isFirst>
        {streams.value.map((video, index) => (
          <RaceStream key={video.videoId} video={video} isMain={index === 0} />
        ))}
      </Section>
    </div>
  );
}

type Stream = Parameters<typeof VideoEmbed>[0]['video'] & { hasSyncWarning: boolean };

/** One stream. Plays the requested moment, and takes the focus then. */
function RaceStream({ video, isMain }: { video: Stream; isMain: boolean }) {
  const { request } = useStreamPlayer();
  const moment = request?.videoId === video.videoId ? request : null;
  const target = useRef<HTMLDivElement>(null);
  const count = moment?.count;
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
      />
    </ScrollTarget>
  );
}
