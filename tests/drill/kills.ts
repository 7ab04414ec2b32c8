import { killImports } from './kill-imports';
import { killSites } from './kill-sites';
import type { Drill } from './support/drill';

const KILLS = { short: 50, long: 200 };

/** Half of the kills hit imports, half sites, on two databases at the same time. */
export const kills: Drill = {
  name: 'kills',
  async run(context) {
    const half = (context.isLong ? KILLS.long : KILLS.short) / 2;
    await Promise.all([killImports(context, half), killSites(context, half)]);
  },
};
