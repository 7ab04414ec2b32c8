import { killImports } from './kill-imports';
import { killSites } from './kill-sites';
import { killSyncs } from './kill-syncs';
import type { Drill } from './support/drill';

const KILLS = { short: 20, long: 200 };
const SYNC_KILLS = { short: 5, long: 50 };

/** Kills imports and sites, half each, and also sites during a sync, on three databases at the same time. */
export const kills: Drill = {
  name: 'kills',
  goal: 'nothing that was stored is lost, nothing is there in part',
  async run(context) {
    const half = (context.isLong ? KILLS.long : KILLS.short) / 2;
    const syncs = context.isLong ? SYNC_KILLS.long : SYNC_KILLS.short;
    await Promise.all([killImports(context, half), killSites(context, half), killSyncs(context, syncs)]);
  },
};
