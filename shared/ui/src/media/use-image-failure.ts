import { useCallback, useState } from 'react';

/**
 * Says whether the picture at `url` failed to load, so that a drawing can take its place. `imageProps` are for the
 * `img`: a picture of the server's HTML may fail before React listens to it, so that its state is read, too.
 */
export function useImageFailure(url: string | null) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailedUrl(url);
    },
    [url],
  );
  return { isFailed: failedUrl === url, imageProps: { ref, onError: () => setFailedUrl(url) } };
}
