import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoSeason } from './demo-season';

type ClubWithImages = DemoSeason['clubs'][number];

/** The address of the demo season's images; the site serves `<data dir>/files` at `/files`. */
export const IMAGE_ROOT = '/files/demo/';

/** The address of a club's logo. */
export function logoUrl(club: ClubWithImages): string {
  return `${IMAGE_ROOT}${slug(club)}-logo.svg`;
}

/** `null` for a club without a banner. */
export function bannerUrl(club: ClubWithImages): string | null {
  return club.bannerSvg === null ? null : `${IMAGE_ROOT}${slug(club)}-banner.svg`;
}

/** Writes the clubs' logos and banners under `dataDir`; rejects when they can't be written. */
export async function writeImages(dataDir: string, clubs: readonly ClubWithImages[]): Promise<void> {
  await mkdir(join(dataDir, IMAGE_ROOT), { recursive: true });
  const images = clubs.flatMap((club) => [
    { path: logoUrl(club), svg: club.logoSvg },
    { path: bannerUrl(club), svg: club.bannerSvg },
  ]);
  await Promise.all(
    images.map(async ({ path, svg }) => {
      if (path !== null && svg !== null) {
        await writeFile(join(dataDir, path), svg);
      }
    }),
  );
}

function slug({ name }: ClubWithImages): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
