import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

const START_HEIGHT = 640;

/**
 * Follows the height of a same-origin frame's content, CSS pixels. Calls `onFailure`, which must not change between
 * renders, when the frame shows an error page of the browser instead of the server's.
 */
export function useFrameHeight(
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
