/** A page that can be shared. */
export interface ShareItem {
  /** `Race`, `Your result` */
  label: string;
  /** `Race 5-1, Saltbush Grand Final` */
  title: string;
  /** site-relative, without a query */
  path: string;
}

export type PictureFormat = 'wide' | 'story';

/** The address of the picture of a page; equal results have equal pictures. */
export const pictureHref = (path: string, format: PictureFormat): string =>
  `/og${format === 'story' ? '/story' : ''}${path}.png`;

/** The items in the properties of the dialog; none when another version of the site's code opened it. */
export function parseShareItems(value: unknown): ShareItem[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is ShareItem =>
    ['label', 'title', 'path'].every((key) => typeof (item as Record<string, unknown>)?.[key] === 'string'),
  );
}
