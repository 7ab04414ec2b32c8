import type {
  WireClub,
  WireEventListItem,
  WirePilotList,
  WireRace,
  WireSeasonSummary,
} from '@holeshot/contract/wire';
import { origin } from './browser';
import { isOver, listEventsOfDemo } from './events-of-demo';

interface PastEvent {
  event: WireEventListItem;
  /** finished, in racing order */
  races: [WireRace, ...WireRace[]];
}

/** Lists the past events of the demo season of type Race and without stages, newest first. */
export async function listPastRaceEvents(): Promise<PastEvent[]> {
  const candidates = (await listEventsOfDemo(origin())).filter(
    (candidate) =>
      isOver(candidate) && candidate.event.EventType === 'Race' && candidate.event.PilotCount > 6,
  );
  const stages = await Promise.all(candidates.map(({ event }) => listStages(event)));
  return candidates.flatMap(({ event, races }, index) => {
    const [first, ...others] = races.finished;
    return first && stages[index]?.length === 0 ? [{ event, races: [first, ...others] }] : [];
  });
}

/** Finds the newest of them, and its last race. */
export async function findRaceOfDemo(): Promise<{ event: WireEventListItem; race: WireRace }> {
  const [match] = await listPastRaceEvents();
  const race = match?.races.at(-1);
  if (!match || !race) throw new Error('The demo season has no past race event');
  return { event: match.event, race };
}

/** Finds the running event of the demo season, with its race in progress and the next one. */
export async function findRunningRace(): Promise<{
  event: WireEventListItem;
  running: WireRace;
  waiting: WireRace;
}> {
  const events = await listEventsOfDemo(origin());
  for (const { event, races } of events) {
    const [[running], [waiting]] = [races['in-progress'], races['not-started']];
    if (running && waiting) return { event, running, waiting };
  }
  throw new Error('The demo season has no event with a race in progress and one to come');
}

/** Finds a pilot without an account, and the club at whose events the pilot flew; `onlyClubId` limits it to one club. */
export async function findNameOfDemo(onlyClubId?: number): Promise<{ clubId: number; name: string }> {
  const filter = onlyClubId === undefined ? 'all' : `club=${onlyClubId}`;
  const reply = await fetch(`${origin()}/api/public/pilots/names/${filter}`);
  const { Rows } = (await reply.json()) as WirePilotList;
  const row = Rows.find(({ Handle }) => Handle === null);
  if (!row) throw new Error('The demo season has nobody without an account');
  return { clubId: row.Club.ID, name: row.Name };
}

/** Finds a season of a club with events to come. */
export async function findSeasonOfDemo(): Promise<{ clubId: number; season: WireSeasonSummary }> {
  const read = async (path: string) => (await fetch(`${origin()}/api/public/${path}`)).json();
  for (const { ID: clubId } of (await read('clubs')) as WireClub[]) {
    const [season] = (await read(`seasons/clubId/${clubId}`)) as WireSeasonSummary[];
    if (season && !season.Decided) return { clubId, season };
  }
  throw new Error('The demo season has no season of a club with events to come');
}

const listStages = async ({ ID }: WireEventListItem): Promise<unknown[]> =>
  (await fetch(`${origin()}/api/public/stages/eventId/${ID}`)).json() as Promise<unknown[]>;
