import { useState } from 'react';

/**
 * Says whether the picture at `url` failed to load, so that a drawing can take its place. `watch` is the ref of the
 * `img`: a picture of the server's HTML may fail before React listens to it, so that its state is read, too.
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
