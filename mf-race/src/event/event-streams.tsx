import type { Video } from '@holeshot/client';
import { countText, formatDuration } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { lazyPart, videoHref, visuallyHidden } from '@holeshot/ui';
import { Suspense, useState } from 'react';
import { StreamFold } from '../streams/stream-fold';

/** In the chunk of the Info tab, where streams are open; in other tabs it loads when a visitor opens them. */
const StreamVideos = lazyPart(
  'The stream',
  async () => (await import(/* webpackChunkName: "race-event.info" */ './stream-videos')).StreamVideos,
);

const Streams = styled(StreamFold)`
  margin-top: 8px;
  section {
    margin-top: 4px;
  }
  section > :first-child {
    ${visuallyHidden}
  }
`;

/** `2 videos, 3:48:53` */
function videosText(videos: readonly Video[]): string {
  const count = countText(videos.length, 'video');
  const seconds = videos.reduce((sum, { durationSeconds }) => sum + (durationSeconds ?? 0), 0);
  return seconds > 0 ? `${count}, ${formatDuration(seconds)}` : count;
}

interface EventStreamsProps {
  videos: readonly Video[];
  isInitiallyOpen: boolean;
}

/** The streams of an event, collapsed except on Info. Collapsed streams are links, which work without scripts. */
export function EventStreams({ videos, isInitiallyOpen }: EventStreamsProps) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const links = (
    <ul>
      {videos.map((video) => (
        <li key={video.videoId}>
          <a href={videoHref(video)} rel="noopener noreferrer">
            {video.title}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <Streams
      open={isInitiallyOpen}
      data-print="no"
      onToggle={({ currentTarget }) => currentTarget.open && setIsOpen(true)}
    >
      <summary>
        Stream <small>{videosText(videos)}</small>
      </summary>
      {isOpen ? (
        <Suspense fallback={links}>
          <StreamVideos videos={videos} />
        </Suspense>
      ) : (
        links
      )}
    </Streams>
  );
}
