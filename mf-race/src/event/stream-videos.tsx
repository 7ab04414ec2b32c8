import { styled } from '@holeshot/platform';
import { Section, VideoEmbed } from '@holeshot/ui';
import type { EventVideo } from '../streams/streams.query';

const Videos = styled.div<{ $single: boolean; $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: ${({ $single, $wide }) => ($single && !$wide ? '480px' : 'none')};
  @media (min-width: 720px) {
    grid-template-columns: ${({ $single }) => ($single ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))')};
  }
`;

interface StreamVideosProps {
  videos: readonly EventVideo[];
  /** a single video takes the available width */
  isWide?: boolean;
}

/** Players for the streams of an event. */
export function StreamVideos({ videos, isWide = false }: StreamVideosProps) {
  if (videos.length === 0) return null;
  return (
    <Section heading="Stream" isFirst>
      <Videos $single={videos.length === 1} $wide={isWide}>
        {videos.map((video) => (
          <VideoEmbed key={video.videoId} video={video} isMain={videos.length === 1} />
        ))}
      </Videos>
    </Section>
  );
}
