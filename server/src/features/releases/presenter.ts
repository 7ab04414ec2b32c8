import type { WireRelease } from '@holeshot/contract/wire';
import { formatWireClock } from '@holeshot/domain';
import type { Release } from './repository';

export function presentRelease(release: Release): WireRelease {
  return {
    Version: release.version,
    Date: formatWireClock(release.releasedAt.getTime()),
    Notes: release.notes,
    Installers: { Windows: release.windowsInstallers, Mac: release.macInstallers },
  };
}
