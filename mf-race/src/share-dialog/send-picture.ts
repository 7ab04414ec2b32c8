import type { ShareItem } from '@holeshot/ui';

export type PictureFormat = 'wide' | 'story';

/** The address of the picture of a page. */
export const pictureHref = ({ path, picture }: ShareItem, format: PictureFormat): string =>
  `/og${format === 'story' ? '/story' : ''}${picture ?? path}.png`;

/** Loads a picture of the site. Throws if it is missing. */
async function fetchPicture(href: string): Promise<Blob> {
  const reply = await fetch(href);
  if (!reply.ok) throw new Error(`The picture did not load: ${reply.status}`);
  return reply.blob();
}

export const canCopyPictures = (): boolean =>
  typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function';

/** Copies a picture to the clipboard. Browsers allow it only in a user gesture. */
export const copyPicture = (href: string): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': fetchPicture(href) })]);

interface Shared {
  title: string;
  /** absolute address of the page */
  url: string;
  /** address of the picture */
  href: string;
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the system's share sheet with link and picture, or only with the link if pictures are not supported. */
export async function shareWithSystem({ title, url, href }: Shared): Promise<void> {
  const picture = await fetchPicture(href).catch(() => null);
  const files = picture ? [new File([picture], `${title}.png`, { type: 'image/png' })] : [];
  const withPicture = { title, url, files };
  const data = files.length > 0 && navigator.canShare?.(withPicture) ? withPicture : { title, url };
  try {
    await navigator.share(data);
  } catch (error) {
    // the visitor closed the sheet
    if ((error as Error).name !== 'AbortError') throw error;
  }
}
