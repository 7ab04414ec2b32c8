import { VIDEO_PLATFORM } from '@holeshot/contract';
import { formatWholeSeconds } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { type MouseEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { videoHref } from './video-href';
import { VideoPoster } from './video-poster';

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: 10px;
  background: var(--s1);
  iframe,
  > a,
  > a > svg:first-child {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
  > a:focus-visible {
    outline-offset: -4px;
    border-radius: 10px;
  }
`;

const Play = styled.svg<{ $primary: boolean }>`
  position: absolute;
  top: 14px;
  left: 14px;
  border-radius: 6px;
  background: ${({ $primary }) => ($primary ? 'var(--red)' : 'var(--black)')};
  transition: background var(--quick);
  a:hover > & {
    background: var(--red-hover);
  }
`;

const Length = styled.span`
  position: absolute;
  top: 12px;
  right: 12px;
  padding: 3px 8px;
  border-radius: 3px;
  background: var(--black);
  color: var(--white);
  font-weight: 600;
`;

const Warning = styled.p`
  margin-top: 8px;
  color: var(--amber);
`;

interface VideoEmbedProps {
  video: {
    videoId: string;
    title: string;
    /** start offset, whole seconds */
    startSeconds: number;
    durationSeconds?: number | null;
  };
  /** the main video of a page, with a red play button */
  isMain?: boolean;
  /** plays immediately, or as soon as this becomes true */
  isAutoplay?: boolean;
  /** the stream dropped frames, so that `startSeconds` may be wrong (R20) */
  hasSyncWarning?: boolean;
  /** for a page that controls the player through the platform's iframe API */
  control?: { frameRef: Ref<HTMLIFrameElement>; onPlay: () => void };
  /** over the poster, until the video plays */
  overlay?: ReactNode;
}

/**
 * A video in 16:9. Until it is played it shows a generated poster and makes no request to the video platform. Without
 * scripts it is a link to the platform.
 */
export function VideoEmbed({
  video,
  isMain = false,
  isAutoplay = false,
  hasSyncWarning = false,
  control,
  overlay,
}: VideoEmbedProps) {
  const { videoId, title, startSeconds, durationSeconds = null } = video;
  const [isStarted, setIsStarted] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // the player replaced the focused link
    if (isStarted) frame.current?.querySelector('iframe')?.focus();
  }, [isStarted]);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setIsStarted(true);
    control?.onPlay();
  };
  const isPlayer = isStarted || isAutoplay;
  return (
    <div>
      <Frame ref={frame}>
        {isPlayer ? (
          <iframe
            ref={control?.frameRef}
            src={`${VIDEO_PLATFORM.player}/embed/${encodeURIComponent(videoId)}?${control ? apiParams() : ''}autoplay=1&start=${startSeconds}`}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <a
            href={videoHref(video)}
            rel="noopener noreferrer"
            aria-label={[
              `Play ${title}`,
              ...(durationSeconds === null ? [] : [formatWholeSeconds(durationSeconds)]),
            ].join(', ')}
            onClick={play}
          >
            <VideoPoster seed={videoId} />
            <Play $primary={isMain} width={44} height={44} viewBox="0 0 44 44" aria-hidden="true">
              <path d="M16 12l18 10-18 10z" fill="var(--white)" />
            </Play>
            {durationSeconds !== null && <Length>{formatWholeSeconds(durationSeconds)}</Length>}
          </a>
        )}
        {!isPlayer && overlay}
      </Frame>
      {hasSyncWarning && <SyncWarning />}
    </div>
  );
}

/** Says that a stream dropped frames (R20). */
export const SyncWarning = () => (
  <Warning>
    Synchronisation errors due to dropped frames in the stream. You may have to seek around to find this race.
  </Warning>
);

/** Query parameters that let the page send messages to the player. Browser only. */
const apiParams = (): string => `enablejsapi=1&origin=${encodeURIComponent(window.location.origin)}&`;
