import { useState } from 'react';

/**
 * Returns whether the picture at `url` failed to load, so that a drawing can replace it. `watch` is the ref of the
 * `img`: a server-rendered picture may fail before React listens to it, so the hook also reads its state.
 */
export function useImageFailure(url: string | null) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const watch = (image: HTMLImageElement | null) => {
    if (!image) return;
    image.onerror = () => setFailedUrl(url);
    if (image.complete && !image.naturalWidth) setFailedUrl(url);
  };
  return { isFailed: failedUrl === url, watch };
}
