import type { RemoteManifest } from '@holeshot/contract';
import type { PageBuild, Resolution } from '../builds/choose/resolve';
import { findRouteAt } from './unknown-address';

/** The builds of `refs` that the page at `url` (path and query) needs: the shell, and the remote whose page it is. */
export function listBuildsAt(
  refs: Resolution['refs'],
  manifests: readonly RemoteManifest[],
  url: string,
): PageBuild[] {
  const remote = findRouteAt(manifests, url.split('?', 1)[0] ?? '');
  return (['shell', remote?.name] as const).flatMap((name) => {
    const buildId = name && refs[name]?.buildId;
    return name && buildId ? { name, buildId } : [];
  });
}
