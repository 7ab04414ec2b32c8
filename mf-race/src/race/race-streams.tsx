import { styled, useNavigation } from '@holeshot/platform';
import { FailedView, Section, VideoEmbed } from '@holeshot/ui';
import { useEffect, useRef } from 'react';
import type { RaceData } from './load-race';
import { useStreamMoments } from './stream-moments';

/** Below what sticks to the top. */
const Place = styled.div`
  scroll-margin-top: 120px;
`;

/** The streams of the race from its start on, with the sync warning (specification section 2, race page). */
export function RaceStreams({ streams }: Pick<RaceData, 'streams'>) {
  const { revalidate } = useNavigation();
  if (!streams.ok) return <FailedView what="Stream" failure={streams.failure} retry={revalidate} />;
  if (streams.value.length === 0) return null;
  return (
    <Section heading="Stream" isFirst>
      {streams.value.map((video, index) => (
        <RaceStream key={video.videoId} video={video} isMain={index === 0} />
      ))}
    </Section>
  );
}

type Stream = Parameters<typeof VideoEmbed>[0]['video'] & { hasSyncWarning: boolean };

/** One stream; goes to the moment that somebody asks for, and takes the focus along. */
function RaceStream({ video, isMain }: { video: Stream; isMain: boolean }) {
  const { asked } = useStreamMoments();
  const own = asked?.videoId === video.videoId ? asked : null;
  const place = useRef<HTMLDivElement>(null);
  const count = own?.count;
  useEffect(() => {
    if (count !== undefined) place.current?.focus();
  }, [count]);
  return (
    <Place ref={place} tabIndex={-1}>
      <VideoEmbed
        key={count}
        video={own ? { ...video, startSeconds: own.seconds } : video}
        isMain={isMain}
        isAsked={own !== null}
        hasSyncWarning={video.hasSyncWarning}
      />
    </Place>
  );
}
