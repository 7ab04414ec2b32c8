interface PlainPhotoProps {
  url: string | null;
  /** px */
  size?: number;
}

/** A pilot's photo; an empty square without one. */
export function PlainPhoto({ url, size = 36 }: PlainPhotoProps) {
  return <img {...(url ? { src: url } : {})} alt="" width={size} height={size} loading="lazy" />;
}
