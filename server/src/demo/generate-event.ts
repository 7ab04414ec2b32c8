import { CHANNELS, channelLabel } from '@holeshot/domain';
import { type EventFolder, memoryEventFolder } from '../importing/read/event-folder';
import { DEMO_CLUBS } from './clubs';
import { DEMO_PILOTS, type DemoPilot } from './demo-pilots';
import { fileText } from './desktop-files';
import { eventFiles } from './event-files';
import type { EventPlan } from './event-plans';
import { type EventToFly, flyEvent } from './fly-event';
import { type Entry, listChannelIds } from './plan-rounds';
import { raceFiles } from './race-files';
import { createRandom, type Random } from './random';
import { findDemoTrack } from './tracks';

/** When and as what a planned event takes place. */
export type EventSchedule = Pick<EventToFly, 'id' | 'start' | 'timeZone' | 'firstStart' | 'now'>;

/** Flies a planned event and returns its files, as the desktop app writes them. The same seed gives the same files. */
export function generateEvent(plan: EventPlan, schedule: EventSchedule, seed = plan.name): EventFolder {
  const random = createRandom(`folder ${seed}`);
  const enter = (pilots: DemoPilot[]) => pilots.map((pilot): Entry => ({ id: random.guid(), pilot }));
  const chosen = choosePilots(random, plan);
  const people = enter(chosen.slice(0, plan.pilots));
  const removed = enter(chosen.slice(plan.pilots, plan.pilots + (plan.hasDeleted ? 1 : 0)));
  const entries = [...people, ...enter(plan.eventType === 'CasualPractice' ? listPracticePilots(plan) : [])];
  const event = flyEvent(random, { ...schedule, plan, entries, removed });
  const files = new Map<string, string>();
  for (const [name, rows] of Object.entries(eventFiles(random, event)))
    if (!plan.isOldFile || !['Stages.json', 'Results.json'].includes(name)) files.set(name, fileText(rows));
  for (const race of event.races)
    for (const [name, rows] of Object.entries(raceFiles(random, event, race)))
      if (rows.length > 0) files.set(`${race.id}/${name}`, fileText(rows));
  const track = findDemoTrack(plan.club);
  if (track) files.set(`../Tracks/${track.ID}.fpvtrk`, fileText([track]));
  return memoryEventFolder(event.id, files);
}

/** The home club's pilots first, then those of the clubs after it in the list. */
function choosePilots(random: Random, plan: EventPlan): DemoPilot[] {
  const distance = ({ homeClub }: DemoPilot): number =>
    Math.ceil(((homeClub - plan.club + DEMO_CLUBS.length) % DEMO_CLUBS.length) / 3);
  return random.shuffle(DEMO_PILOTS).sort((a, b) => distance(a) - distance(b));
}

/** Casual practice fills free channels with pilots named after channel, round and race (R67). */
function listPracticePilots(plan: EventPlan): DemoPilot[] {
  const free = listChannelIds(plan).slice(0, plan.pilots % 4 === 0 ? 0 : 4 - (plan.pilots % 4));
  return free.map((channelId, index) => ({
    callsign: `${channelLabel(CHANNELS.find(({ id }) => id === channelId))} (1-${index + 1})`,
    firstName: null,
    lastName: null,
    catchPhrase: null,
    pace: 1.5,
    spread: 0.05,
    crash: 0.1,
    homeClub: plan.club,
    isPractice: true,
  }));
}
