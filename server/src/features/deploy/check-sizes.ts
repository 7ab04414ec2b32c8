import { measureBuild } from '@holeshot/contract';
import type { BuildManifest } from '@holeshot/contract/wire';
import type { BuildFiles } from '../../rollouts/build-archive';

/**
 * The most bytes, compressed, that a visitor may download for the entry of the shell, and for a page of a remote. Each
 * remote's own budget is in its `budget.json`; these are the site's, for all.
 */
const MAX_SHELL_BYTES = 130_000;
const MAX_PAGE_BYTES = 60_000;

/** One sentence for each page that costs more than the site allows. */
export function findSizeFaults(manifest: BuildManifest, files: BuildFiles): string[] {
  const most = manifest.remote ? MAX_PAGE_BYTES : MAX_SHELL_BYTES;
  const sizes = measureBuild(manifest, (url) => {
    const file = url.slice(url.lastIndexOf('/') + 1);
    return (files.get(`${file}.br`) ?? files.get(file))?.length ?? 0;
  });
  return Object.entries(sizes).flatMap(([id, bytes]) =>
    bytes > most ? `${id} has ${bytes} bytes compressed, of ${most} that the site allows.` : [],
  );
}
