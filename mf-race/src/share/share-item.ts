import type { ShareItem } from '@holeshot/ui';

export type PictureFormat = 'wide' | 'story';

/** The address of the picture of a page. */
export const pictureHref = ({ path, picture }: ShareItem, format: PictureFormat): string =>
  `/og${format === 'story' ? '/story' : ''}${picture ?? path}.png`;

/** Parses the dialog's property `items`. Drops invalid ones, which another version of the site's code may pass. */
export function parseShareItems(value: unknown): ShareItem[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is ShareItem =>
    ['label', 'title', 'path'].every((key) => typeof (item as Record<string, unknown>)?.[key] === 'string'),
  );
}
