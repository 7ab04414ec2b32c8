import type { BuildMode, BuildSet } from '@holeshot/build';
import { isRemoteName, type SlotName, sortSlotNames } from '@holeshot/contract';
import { build as account } from '../../mf-account/rspack.config';
import { build as admin } from '../../mf-admin/rspack.config';
import { build as pub } from '../../mf-public/rspack.config';
import { build as race } from '../../mf-race/rspack.config';
import { build as shell } from '../../rspack.shell.config';

/** The builds of shell and remotes, from the configuration files that `rspack build -c` uses as well. */
const BUILDERS: Record<string, (mode?: BuildMode) => BuildSet> = {
  shell,
  'mf-public': pub,
  'mf-race': race,
  'mf-account': account,
  'mf-admin': admin,
};

/** The shell and the remotes of this repository. */
export const OWN_SLOTS: readonly SlotName[] = sortSlotNames(Object.keys(BUILDERS));
export const OWN_REMOTES = OWN_SLOTS.filter(isRemoteName);

/** The build of the shell or of a remote. Throws for one that is not in this repository. */
export function getBuild(name: SlotName, mode?: BuildMode): BuildSet {
  const build = BUILDERS[name]?.(mode);
  if (!build) throw new Error(`This repository has no ${name}`);
  return build;
}

/** The production builds of the current sources, whether they exist yet or not. */
export const currentBuilds = (): BuildSet[] => Object.values(BUILDERS).map((build) => build());
