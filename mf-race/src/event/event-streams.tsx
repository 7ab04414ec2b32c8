import { countText, formatDuration } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { lazyPart, videoHref, visuallyHidden } from '@holeshot/ui';
import { Suspense, useState } from 'react';
import type { EventVideo } from '../streams/streams.query';

/** The streams, collapsed into one line until they are opened. */
const Streams = styled.details`
  margin-top: 8px;
  &[open] {
    flex: 1 0 100%;
  }
  > summary {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    cursor: pointer;
    font-weight: 600;
    list-style: none;
  }
  > summary::before {
    content: '';
    border: solid transparent;
    border-width: 5px 0 5px 8px;
    border-left-color: var(--red);
  }
  &[open] > summary::before {
    transform: rotate(90deg);
  }
  small {
    color: var(--t3);
    font-size: 14px;
    font-weight: 400;
  }
  section {
    margin-top: 4px;
  }
  section > :first-child {
    ${visuallyHidden}
  }
`;

/** In the chunk of the Info tab, where streams are open; in other tabs it loads when a visitor opens them. */
const StreamVideos = lazyPart(
  'The stream',
  async () => (await import(/* webpackChunkName: "race-event.info" */ './stream-videos')).StreamVideos,
);

/** `2 videos, 3:48:53` */
function videosText(videos: readonly EventVideo[]): string {
  const count = countText(videos.length, 'video');
  const seconds = videos.reduce((sum, { durationSeconds }) => sum + (durationSeconds ?? 0), 0);
  return seconds > 0 ? `${count}, ${formatDuration(seconds)}` : count;
}

interface EventStreamsProps {
  videos: readonly EventVideo[];
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
