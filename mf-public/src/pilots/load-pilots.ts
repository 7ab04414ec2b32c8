import { type PilotList, publicQuery, type Settled } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { PageArgs } from '@holeshot/platform';

/** The names of a page of the server. */
export const NAMES_PER_PAGE = 50;

export interface PilotsData {
  list: Settled<PilotList>;
  /** of the filter */
  clubId: number | null;
  /** on the club's calendar, because the server does not know the visitor's */
  nowMs: number;
}

/** The page of names in the address. */
export async function loadPilots({ client, url, nowMs }: PageArgs): Promise<PilotsData> {
  const filter = new URLSearchParams();
  for (const name of ['club', 'letter', 'page']) {
    const value = url.searchParams.get(name);
    if (value) filter.set(name, value.slice(0, 20));
  }
  const club = filter.get('club') ?? '';
  return {
    list: await client.settle(
      publicQuery('pilotList', paths.pilotNames, { filter: filter.toString() || 'all' }),
    ),
    clubId: /^\d+$/.test(club) ? Number(club) : null,
    nowMs,
  };
}
