import { useRevalidator } from '@holeshot/platform';
import { FailedView, Section, VideoEmbed } from '@holeshot/ui';
import type { RaceData } from './load-race';

/** The streams of the race from its start on, with the sync warning (specification section 2, race page). */
export function RaceStreams({ streams }: Pick<RaceData, 'streams'>) {
  const { revalidate } = useRevalidator();
  if (!streams.ok) return <FailedView what="Stream" failure={streams.failure} retry={revalidate} />;
  if (streams.value.length === 0) return null;
  return (
    <Section heading="Stream" isFirst>
      {streams.value.map((video, index) => (
        <VideoEmbed
          key={video.videoId}
          video={video}
          isMain={index === 0}
          hasSyncWarning={video.hasSyncWarning}
        />
      ))}
    </Section>
  );
}
