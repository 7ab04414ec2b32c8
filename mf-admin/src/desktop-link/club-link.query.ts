import { defineQuery, fillPath, siteNow } from '@holeshot/client';
import { AGENT_SYSTEMS, type AgentSystem } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { clubLinkSchema, type WireClubLink } from '@holeshot/contract/wire';

/** When the desktop app of a club last sent what: instants by the server's clock, null for never. */
export interface ClubLink {
  /** the time of this reply, by the server's and the browser's clock */
  nowMs: number;
  readAtMs: number;
  /** null without a key */
  keyMadeMs: number | null;
  /** to the minute */
  keyUsedMs: number | null;
  fileCameMs: number | null;
  notifiedMs: number | null;
  /** the systems with a zip of the sync agent */
  zips: AgentSystem[];
}

const parse = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment));

export const clubLinkQuery = (clubId: number) =>
  defineQuery(fillPath(paths.clubLink, { clubId }), async (json, { validate }): Promise<ClubLink> => {
    const link = validate ? clubLinkSchema.parse(json) : (json as WireClubLink);
    return {
      nowMs: Date.parse(link.Now),
      readAtMs: siteNow(),
      keyMadeMs: parse(link.KeyMade),
      keyUsedMs: parse(link.KeyUsed),
      fileCameMs: parse(link.FileCame),
      notifiedMs: parse(link.Notified),
      zips: AGENT_SYSTEMS.filter((system) => link.Zips.includes(system)),
    };
  });
