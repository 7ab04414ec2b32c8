import { clubHref } from '@holeshot/contract';
import type { Club } from '@holeshot/domain';
import type { MapLocation } from '@holeshot/ui';

/** a club's name until its manager changes it */
const DEFAULT_NAME = 'Club';

/**
 * The places on the world map, without clubs named 'Club' and clubs without valid coordinates (R15). Latitude 0 and
 * longitude 0 mean that the form was not filled in, and the poles are nowhere on a Mercator map.
 */
export function listMappedClubs(clubs: readonly Club[]): MapLocation[] {
  return clubs.flatMap(({ id, name, address, latitude, longitude }) => {
    if (name === DEFAULT_NAME || latitude === null || longitude === null) return [];
    if (!(Math.abs(latitude) < 90 && Math.abs(longitude) <= 180)) return [];
    if (latitude === 0 && longitude === 0) return [];
    return [{ id: String(id), name, text: address, href: clubHref({ clubId: id }), latitude, longitude }];
  });
}
