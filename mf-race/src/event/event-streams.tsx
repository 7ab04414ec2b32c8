import type { Video } from '@holeshot/client';
import { styled } from '@holeshot/platform';
import { videoHref, visuallyHidden } from '@holeshot/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../parts/lazy-part';

/** In the chunk of the Info tab, where the streams are open; elsewhere it comes when somebody opens them. */
const StreamSection = lazyPart(
  async () => (await import(/* webpackChunkName: "race-event.info" */ './stream-section')).StreamSection,
);

const Streams = styled.details`
  margin-top: 8px;
  &[open] {
    flex: 1 0 100%;
  }
  summary {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    cursor: pointer;
    font-weight: 600;
    list-style: none;
  }
  summary::before {
    content: '';
    border: solid transparent;
    border-width: 5px 0 5px 8px;
    border-left-color: var(--red);
  }
  &[open] summary::before {
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

interface EventStreamsProps {
  videos: readonly Video[];
  isOpenAtFirst: boolean;
}

/** The streams of an event behind one line; closed they are links, which work without scripts. */
export function EventStreams({ videos, isOpenAtFirst }: EventStreamsProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
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
      open={isOpenAtFirst}
      data-print="no"
      onToggle={({ currentTarget }) => currentTarget.open && setIsOpen(true)}
    >
      <summary>
        Stream <small>{videos.length === 1 ? '1 video' : `${videos.length} videos`}</small>
      </summary>
      {isOpen ? (
        <Suspense fallback={links}>
          <StreamSection videos={videos} />
        </Suspense>
      ) : (
        links
      )}
    </Streams>
  );
}
