import { DEMO_CLUBS } from './clubs';
import { DEMO_PILOTS } from './demo-pilots';
import { createRandom } from './random';

type Tier = 'Free' | 'Pilot' | 'Club' | 'Sponsor';

export interface DemoUser {
  handle: string | null;
  firstName: string;
  lastName: string;
  bio: string;
  tier: Tier;
  /** index of the club */
  homeClub?: number | undefined;
  /** indexes of clubs, the one that the person manages first */
  managedClubs?: readonly number[];
}

const BIOS = [
  'Started on 3-inch, stayed for the gates.',
  'Builds too many quads and flies too few of them.',
  'Weekend racer, weekday solderer.',
  '',
] as const;

/** Pilots with an account; the first one is user 2, the site admin (R6). */
const USER_PILOTS = 'Kestrel,Nightjar,Propwash,Magpie,Zoë Volt,ハヤブサ,Ñandú,Föhn,Kea,Rivet'.split(',');

/** The people of the demo season, by id from 1: one without a handle, the admin, pilots, and one manager per club. */
export function demoUsers(): DemoUser[] {
  const random = createRandom('users');
  const pilots = USER_PILOTS.map((handle, index): DemoUser => {
    const pilot = DEMO_PILOTS.find(({ callsign }) => callsign === handle);
    return {
      handle,
      firstName: pilot?.firstName ?? '',
      lastName: pilot?.lastName ?? '',
      bio: random.pick(BIOS),
      tier: index % 4 === 3 ? 'Free' : 'Pilot',
      homeClub: pilot?.homeClub,
    };
  });
  const managers = DEMO_CLUBS.map(
    ({ name, initials }, index): DemoUser => ({
      handle: `${initials.toLowerCase()}-race-director`,
      firstName: 'Race',
      lastName: 'Director',
      bio: `Runs the timing at ${name}.`,
      tier: index === 1 ? 'Sponsor' : 'Club',
      managedClubs: index === 0 ? [0, 1] : [index],
    }),
  );
  const first = { handle: null, firstName: 'Robin', lastName: 'Vale', bio: '', tier: 'Free' } as const;
  return [{ ...first, homeClub: 0 }, ...pilots, ...managers];
}

const SUPPORTERS =
  `Propwash,Kestrel,Jellycam,Overcook,Zephyr9,Tumbleweed,Nightjar,Quokka,Turnbuckle,Magpie,Doppler,Sparrowhawk,
Tsubame,Põhjatuul,Murmel,Gremlin`.split(/,\s*/);

/** Supporters as rows of the database; `now` is an instant in ms. */
export function demoSupporters(now: number) {
  const random = createRandom('supporters');
  return SUPPORTERS.map((name, index) => ({
    name,
    tier: index % 5 === 4 ? ('Sponsor' as const) : index % 3 === 1 ? ('Club' as const) : ('Pilot' as const),
    startDate: new Date(now - random.whole(20, 900) * 86_400_000),
    active: index % 6 !== 5,
  }));
}
