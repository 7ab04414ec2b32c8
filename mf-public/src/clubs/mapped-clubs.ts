import { clubHref } from '@holeshot/contract';
import type { Club } from '@holeshot/domain';
import type { MapPlace } from '@holeshot/ui';

/** The name a club has until its manager gives it one. */
const UNNAMED = 'Club';

/**
 * The places on the world map: clubs named 'Club' are left out, and so are those without valid coordinates
 * (specification section 2, Clubs page). Zero and zero is a form that nobody filled in.
 */
export function mappedClubs(clubs: readonly Club[]): MapPlace[] {
  return clubs.flatMap(({ id, name, address, latitude, longitude }) => {
    if (name === UNNAMED || latitude === null || longitude === null) return [];
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return [];
    if (latitude === 0 && longitude === 0) return [];
    return [{ id: String(id), name, text: address, href: clubHref({ clubId: id }), latitude, longitude }];
  });
}
