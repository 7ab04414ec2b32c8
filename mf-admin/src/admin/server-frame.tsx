import { styled } from '@holeshot/platform';
import { FailedView, useTheme } from '@holeshot/ui';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const Frame = styled.iframe`
  display: block;
  width: calc(100% + 8px);
  min-height: 320px;
  /* below the top bar and the links */
  scroll-margin-top: 16px;
  margin-inline: -4px;
  border: 0;
  background: var(--bg);
`;

interface ServerFrameProps {
  /** for screen readers */
  title: string;
  /** address of a server page */
  path: string;
}

/** A page of the server in a frame as high as its content, so that only the page around it scrolls. */
export function ServerFrame({ title, path }: ServerFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const { height, onLoad } = useFrameHeight(frame, fail);
  const theme = useTheme();
  const showTheme = useCallback(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (root) root.dataset.theme = theme;
  }, [theme]);
  useEffect(showTheme, [showTheme]);
  if (hasFailed) {
    const failure = { message: 'The server did not answer.', url: path, status: null, detail: null };
    return <FailedView what={title} failure={failure} retry={() => setFailed(false)} />;
  }
  return (
    <Frame
      ref={frame}
      title={title}
      src={path}
      height={height}
      onLoad={() => {
        showTheme();
        onLoad();
      }}
    />
  );
}

const START_HEIGHT = 640;

/**
 * Follows the height of a same-origin frame's content, CSS pixels. Calls `onFailure`, which must not change between
 * renders, when the frame shows an error page of the browser instead of the server's.
 */
function useFrameHeight(
  frame: RefObject<HTMLIFrameElement | null>,
  onFailure: () => void,
): { height: number; onLoad: () => void } {
  const [height, setHeight] = useState(START_HEIGHT);
  const observer = useRef<ResizeObserver>(null);

  const follow = useCallback(() => {
    observer.current?.disconnect();
    const content = frame.current?.contentDocument;
    // browsers' error pages have another origin
    if (!frame.current || !content) return onFailure();
    // a link far down in a long page may lead to this one
    if (frame.current.getBoundingClientRect().top < 0) frame.current.scrollIntoView();
    const root = content.documentElement;
    observer.current = new ResizeObserver(() => setHeight(root.offsetHeight));
    observer.current.observe(root);
  }, [frame, onFailure]);

  // the frame of the server's HTML may have loaded before this page was interactive
  useEffect(() => {
    const content = frame.current?.contentDocument;
    if (content?.readyState === 'complete' && content.URL !== 'about:blank') follow();
    return () => observer.current?.disconnect();
  }, [frame, follow]);

  return { height, onLoad: follow };
}
