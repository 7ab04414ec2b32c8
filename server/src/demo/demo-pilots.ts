import { createRandom } from './random';

/** A pilot. Each event has another id for them, as in the desktop app (R66). */
export interface DemoPilot {
  callsign: string;
  firstName: string | null;
  lastName: string | null;
  catchPhrase: string | null;
  /** lap time over that of the fastest pilot, from 1 */
  pace: number;
  /** standard deviation of a lap, as a fraction of it */
  spread: number;
  /** chance of a crash per lap */
  crash: number;
  /** index of the home club */
  homeClub: number;
  /** a practice pilot of casual practice (R67) */
  isPractice: boolean;
}

const CALLSIGNS =
  `Kestrel,Nullmode,Propwash,Magpie,Doppler,Ohmlet,Fathom,Turnbuckle,Quokka,Nightjar,TwigSnap,Halfmast,
Failsafe,Rekit,Zephyr9,Jellycam,Sparrowhawk,Low Rates,Overcook,Tumbleweed,Gråspurv,Sølvpil,Fjordhopp,Krøllstål,Lyndal,
Zoë Volt,Tweepunt,Stroopwaffle,Polderjet,Klapwiek,Dry Stone,Gritstone,Tyke,Wensleydive,Beckside,ハヤブサ,つむじ風,Kitsune3,
Ronin FPV,Tsubame,Slagheap,Cuyahoga Kid,Rivet,Blast Furnace,Ironside,Tornillo,Pampero,Ñandú,Chimango,Viento Sur,Kaskaad,
Õhupall,Tormilind,Põhjatuul,Jäälind,Berg Wind,Cape Doctor,Rooibos,Kelpie,Dassie,Mile High,Chinook,Prairie Dog,Scree,
Thin Air,Kea,Pūkeko,Nor'wester,Tussock,Skipjack,Föhn,Gamsbock,Steinadler,Murmel,Lawine,Antigrav,Backflop,Bandolero,
Barrelroll,Bellcrank,Biscuit,Black Ice,Blink182ms,Boomslang,Brushless,Buckshot,Capacitor,Carbon Copy,Ceramix,Chopstick,
Clipped,Cobalt,Corkscrew,Crosswind,Deadcat,Delta V,Desync,Dirtnap,Divebomb,Downlink,Dusk,Eddy,Fishtail,Flutter,
Footlong,Freewheel,Galvo,Gimbal Lock,Glitch,Goggles Off,Gremlin,Gyro Gearloose,Hailstone,Hardpoint,Heatsink,Hexnut,
Hoverfly,Inverted,Jitter,Juniper,Kickback,Kilovolt,Lagspike,Lipo Suction,Loopback,Mantis,Mayday,Microburst,Mothwing,
Noisefloor,Nosedive,Offbeat,Overvolt,Packet Loss,Piston,Pitchfork,Pogo,Powerloop,Prop Guard,Quicksilver,Racoon,Ratchet,
Redshift,Ripcord,Rotary,Sidewinder,Slipstream,Solder Joint,Spanner,Split S,Static,Sundowner,Swiftlet,Tailspin,Throttle,
Toothpick,Torque,Trackside,Undertow,Uplink,Vapor,Vertigo,Voltsag,Wobble,Yaw Yeah,Zip Tie`
    .split(',')
    .map((name) => name.trim());

const FIRST_NAMES = 'Ada,Ben,Carla,Dev,Elin,Finn,Gus,Hana,Iker,Jo,Kai,Lena,Mats,Nia'.split(',');
const LAST_NAMES = 'Abbott,Berg,Castro,Doyle,Ek,Fraser,Haas,Ito,Jansen,Kask,Moana,Ortiz'.split(',');
const PHRASES = 'Send it|One more pack|It flew fine in the sim|Where is my prop|Full throttle, no plan'.split(
  '|',
);

/** The clubs of the first callsigns, five at a time; the others are spread over all clubs. */
const HOME_CLUBS = [0, 0, 0, 0, 3, 4, 5, 6, 7, 11, 10, 9, 8, 12, 13];

/** All pilots of the demo season; their skill and home club follow from the callsign. */
export const DEMO_PILOTS: readonly DemoPilot[] = CALLSIGNS.map((callsign, index) => {
  const random = createRandom(`pilot ${callsign}`);
  const pace = 1 + Math.abs(random.bell()) * 0.17 + random.between(0, 0.08);
  const maybe = (list: readonly string[], probability: number): string | null =>
    random.chance(probability) ? (list[random.whole(0, list.length - 1)] ?? null) : null;
  return {
    callsign,
    firstName: maybe(FIRST_NAMES, 0.6),
    lastName: maybe(LAST_NAMES, 0.5),
    catchPhrase: maybe(PHRASES, 0.25),
    pace,
    spread: 0.012 + (pace - 1) * 0.08,
    crash: 0.025 + (pace - 1) * 0.12,
    homeClub: HOME_CLUBS[Math.floor(index / 5)] ?? (index * 5) % 14,
    isPractice: false,
  };
});
