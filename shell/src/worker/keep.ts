import type { KeepMessage } from '@holeshot/contract';
import { dropFiles, keepFiles, keepPictures } from './file-cache';
import { dropPage, getKeptAt, storePage } from './page-cache';
import {
  findBuild,
  isKeepable,
  listBuilds,
  listFiles,
  listLaterParts,
  listPictures,
  toCopyAddress,
} from './rules';

/** A page that the open one links to is not requested again sooner. */
const RENEW_AFTER_MS = 20_000;

const GONE = [404, 410];

/**
 * Stores the pages, each with the files of the builds that it names. A document is stored after its files, so that it
 * always has them. Changes nothing without network.
 */
export async function keep({ pages, files }: KeepMessage): Promise<void> {
  for (const [index, address] of pages.entries()) {
    const isRecent = Date.now() - (await getKeptAt(address)) < RENEW_AFTER_MS;
    if (index === 0 || !isRecent) await keepPage(address, files);
  }
  await dropFiles();
}

async function keepPage(address: string, loaded: readonly string[]): Promise<void> {
  if (!isKeepable(new URL(address))) return;
  const response = await fetch(toCopyAddress(address), { cache: 'no-store', redirect: 'error' });
  if (GONE.includes(response.status)) return dropPage(address);
  const policy = response.headers.get('content-security-policy');
  if (response.status !== 200 || policy === null) return;
  const html = await response.text();
  const builds = listBuilds(html);
  const others = loaded.filter((url) => builds.includes(findBuild(url) ?? ''));
  await keepFiles(listFiles(html));
  await keepFiles([...listLaterParts(builds), ...others.map((url) => ({ url, integrity: '' }))]);
  await storePage(address, { html, policy, atMs: Date.now() });
  await keepPictures(listPictures(html));
}
