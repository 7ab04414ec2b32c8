import type { Tier } from '@holeshot/domain';

/** A person who can sign in without the real provider. */
export interface DevelopmentPerson {
  /** the provider's id; the demo season's people have `demo-<user id>` */
  id: string;
  firstName: string;
  lastName: string;
  /** null without a membership */
  tier: Tier | null;
  /** what the person is for */
  role: string;
}

/** In the order of the page. Names and ids are those of the demo season. */
export const DEVELOPMENT_PEOPLE: readonly DevelopmentPerson[] = [
  { id: 'demo-1', firstName: 'Robin', lastName: 'Vale', tier: null, role: 'Visitor without a tier' },
  { id: 'demo-3', firstName: 'Hana', lastName: '', tier: 'Pilot', role: 'Pilot Nightjar' },
  { id: 'demo-12', firstName: 'Race', lastName: 'Director', tier: 'Club', role: 'Manager of two clubs' },
  { id: 'demo-2', firstName: 'Ada', lastName: 'Kask', tier: 'Pilot', role: 'Pilot Kestrel, site admin' },
];
