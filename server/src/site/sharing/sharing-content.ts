import type {
  WireClub,
  WireEvent,
  WireEventListItem,
  WirePilot,
  WireProfile,
  WireRaceDetails,
} from '@holeshot/contract/wire';
import {
  eventTraits,
  formatDate,
  formatSeconds,
  ordinal,
  parseClock,
  parseEventType,
} from '@holeshot/domain';

type ReadPublic = (path: string) => Promise<{ status: number; body: string }>;

/** What a picture says; equal contents make equal pictures. */
export interface SharingContent {
  /** over the title, such as the event of a race */
  above: string;
  title: string;
  /** in the title's place where no font can draw it */
  untitled: string;
  /** short facts under the title */
  facts: string[];
  /** result lines: place or name, and a figure */
  lines: { label: string; name: string; figure: string }[];
  /** `#RRGGBB` */
  color: string;
}

const RED = '#D9182F';
const LINES = 3;

const GUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const RACE = new RegExp(`^/event/(${GUID})/race/(${GUID})/?$`, 'i');
const EVENT = new RegExp(`^/event/(${GUID})(?:/|$)`, 'i');

/** Address of the picture that links to a page unfurl with; undefined where there is none. */
export function findSharingPicture(path: string, routeId: string): string | undefined {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  const race = RACE.exec(pathname);
  if (race) return `/og/event/${race[1]}/race/${race[2]}.png`;
  const event = EVENT.exec(pathname);
  if (event) return `/og/event/${event[1]}.png`;
  if (routeId !== 'public:profile') return undefined;
  return `/og/pilot/${pathname.split('/')[1] ?? ''}.png`;
}

/** What the picture at `/og/{rest}` shows; undefined when there is nothing of that kind. */
export async function findSharingContent(
  rest: string,
  readPublic: ReadPublic,
): Promise<SharingContent | undefined> {
  const read = async <T>(...parts: string[]): Promise<T | undefined> => {
    const { status, body } = await readPublic(`/api/public/${parts.map(encodeURIComponent).join('/')}`);
    return status === 200 ? (JSON.parse(body) as T) : undefined;
  };
  const [kind = '', id = '', , raceId] = rest.replace(/\.png$/, '').split('/');
  if (kind === 'pilot') {
    const profile = await read<WireProfile>('auth', 'handle', id);
    if (!profile) return undefined;
    const events = (await read<WireEventListItem[]>('events', 'userId', String(profile.ID))) ?? [];
    return pilotContent(profile, events.length);
  }
  if (kind !== 'event') return undefined;
  const event = await read<WireEvent>('events', 'id', id);
  if (!event) return undefined;
  const club = await read<WireClub>('clubs', 'id', String(event.Club));
  if (raceId === undefined) return eventContent(event, club);
  const [race, pilots] = await Promise.all([
    read<WireRaceDetails>('races', 'eventId', id, 'raceId', raceId),
    read<WirePilot[]>('pilots', 'eventId', id),
  ]);
  return race && raceContent(race, event, club, pilots ?? []);
}

const colorOf = (event: WireEvent, club: WireClub | undefined): string =>
  event.PrimaryColor ?? club?.PrimaryColor ?? RED;

function dateFacts(start: string): string[] {
  const date = parseClock(start);
  return date === null ? [] : [formatDate(date)];
}

const pilotContent = ({ Handle, Bio }: WireProfile, events: number): SharingContent => ({
  above: 'Pilot',
  title: Handle,
  untitled: 'Pilot',
  facts: [Bio, events > 0 ? `${events} ${events === 1 ? 'event' : 'events'}` : ''].filter(Boolean),
  lines: [],
  color: RED,
});

const eventContent = (event: WireEvent, club: WireClub | undefined): SharingContent => ({
  above: club?.Name ?? '',
  title: event.Name,
  untitled: dateFacts(event.Start)[0] ?? 'Event',
  facts: [
    ...dateFacts(event.Start),
    ...(event.PilotCount > 0 ? [`${event.PilotCount} ${event.PilotCount === 1 ? 'pilot' : 'pilots'}`] : []),
  ],
  lines: [],
  color: colorOf(event, club),
});

function raceContent(
  race: WireRaceDetails,
  event: WireEvent,
  club: WireClub | undefined,
  pilots: readonly WirePilot[],
): SharingContent {
  const { hasPoints } = eventTraits(parseEventType(race.EventType));
  const results = parseClock(race.End) === null ? [] : race.ResultSummaries;
  const placed = results
    .filter(({ DNF, Position }) => Position !== null && !DNF)
    .sort((a, b) => (a.Position ?? 0) - (b.Position ?? 0))
    .slice(0, LINES);
  const title = `${race.EventType} ${race.RoundNumber}-${race.RaceNumber}`;
  return {
    above: event.Name,
    title,
    untitled: title,
    facts: [club?.Name ?? '', ...dateFacts(race.Start)].filter(Boolean),
    lines: placed.map(({ Pilot, Position, RaceTime, TargetLapTime }) => ({
      label: ordinal(Position ?? 0),
      name: pilots.find(({ ID }) => ID === Pilot)?.Name ?? '',
      figure: formatSeconds(hasPoints ? (RaceTime ?? TargetLapTime) : (TargetLapTime ?? RaceTime)),
    })),
    color: colorOf(event, club),
  };
}
