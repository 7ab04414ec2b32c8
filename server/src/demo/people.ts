import { DEMO_CLUBS } from './clubs';
import { DEMO_PILOTS } from './demo-pilots';
import { createRandom } from './random';

type Tier = 'Free' | 'Pilot' | 'Club' | 'Sponsor';

export interface DemoUser {
  id: number;
  handle: string | null;
  firstName: string;
  lastName: string;
  bio: string;
  tier: Tier;
  /** index of the club that the person runs */
  managedClub: number | null;
  /** index of the club that the person belongs to */
  memberOf: number | null;
  /** index of a second club that the person is an admin of */
  alsoAdminOf: number | null;
}

export interface DemoSupporter {
  name: string;
  tier: Exclude<Tier, 'Free'>;
  /** instant, ms */
  startedAt: number;
  isActive: boolean;
}

const BIOS = [
  'Started on 3-inch, stayed for the gates.',
  'Builds too many quads and flies too few of them.',
  'Weekend racer, weekday solderer.',
  '',
] as const;

/** Pilots with an account; the first one is user 2, the site admin (R6). */
const USER_PILOTS = [
  'Kestrel',
  'Nightjar',
  'Propwash',
  'Magpie',
  'Zoë Volt',
  'ハヤブサ',
  'Ñandú',
  'Föhn',
  'Kea',
  'Rivet',
];

/** The people of the demo season: one without a handle, the admin, pilots, and one manager per club. */
export function demoUsers(): DemoUser[] {
  const random = createRandom('users');
  const first: Omit<DemoUser, 'id'> = {
    handle: null,
    firstName: 'Robin',
    lastName: 'Vale',
    bio: '',
    tier: 'Free',
    managedClub: null,
    memberOf: 0,
    alsoAdminOf: null,
  };
  const pilots = USER_PILOTS.map((handle, index): Omit<DemoUser, 'id'> => {
    const pilot = DEMO_PILOTS.find(({ callsign }) => callsign === handle);
    const name = { firstName: pilot?.firstName ?? '', lastName: pilot?.lastName ?? '' };
    const tier = index % 4 === 3 ? 'Free' : 'Pilot';
    return {
      handle,
      ...name,
      bio: random.pick(BIOS),
      tier,
      managedClub: null,
      memberOf: pilot?.homeClub ?? null,
      alsoAdminOf: null,
    };
  });
  const managers = DEMO_CLUBS.map((club, index): Omit<DemoUser, 'id'> => {
    const name = {
      handle: `${club.initials.toLowerCase()}-race-director`,
      firstName: 'Race',
      lastName: 'Director',
    };
    const tier = index === 1 ? 'Sponsor' : 'Club';
    return {
      ...name,
      bio: `Runs the timing at ${club.name}.`,
      tier,
      managedClub: index,
      memberOf: index,
      alsoAdminOf: index === 0 ? 1 : null,
    };
  });
  return [first, ...pilots, ...managers].map((user, index) => ({ ...user, id: index + 1 }));
}

/** `now` is an instant in ms. */
export function demoSupporters(now: number): DemoSupporter[] {
  const random = createRandom('supporters');
  const names = [
    'Propwash',
    'Kestrel',
    'Jellycam',
    'Overcook',
    'Zephyr9',
    'Tumbleweed',
    'Nightjar',
    'Quokka',
  ];
  const more = [
    'Turnbuckle',
    'Magpie',
    'Doppler',
    'Sparrowhawk',
    'Tsubame',
    'Põhjatuul',
    'Murmel',
    'Gremlin',
  ];
  return [...names, ...more].map((name, index) => ({
    name,
    tier: index % 5 === 4 ? 'Sponsor' : index % 3 === 1 ? 'Club' : 'Pilot',
    startedAt: now - random.whole(20, 900) * 86_400_000,
    isActive: index % 6 !== 5,
  }));
}
