interface PlainPhotoProps {
  url: string | null;
  /** px */
  size?: number;
}

/** A pilot's photo; an empty square without one. */
export function PlainPhoto({ url, size = 36 }: PlainPhotoProps) {
  return <img src={url || undefined} alt="" width={size} height={size} loading="lazy" />;
}
