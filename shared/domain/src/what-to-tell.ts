import type { Guid, LocalMs, Race, RaceLink } from './model';
import type { PilotRace } from './pilot-races';
import { raceState } from './race-state';

/** The last message about a pilot's next race; plain JSON. */
export interface Told {
  raceId: Guid;
  step: 'nothing' | 'ahead' | 'called' | 'flying';
  channelId: Guid | null;
  countBefore: number;
  /** the likely start */
  likely: LocalMs | null;
}

/** The fields of a race that news need. */
export type ToldRace = RaceLink & Pick<Race, 'start' | 'end'>;

/** A pilot's race that has not ended. */
export interface OwnRace extends Omit<PilotRace, 'race'> {
  race: RaceLink;
}

/** News about a pilot's race. `race` is `null` when it was removed. */
export type News = { raceId: Guid } & (
  | { kind: 'ahead' | 'called' | 'moved' | 'stopped'; race: OwnRace }
  | { kind: 'cancelled'; race: ToldRace | null }
);

export interface TellInput {
  /** the pilot's races that were not removed, and any other that has started */
  races: readonly ToldRace[];
  /** the pilot's races that have not ended; empty once the event is over */
  own: readonly OwnRace[];
  /** how many races before the pilot's the news begin (R145) */
  ahead: number;
}

/** Every race brings smaller changes of the likely start. */
const MOVED_MS = 600_000;

/** The initial state of a subscription: the visitor sees it on the page, so that it is not told again. */
export function startTelling({ races, own: [next], ahead }: TellInput): Told | null {
  if (!next) return null;
  const near = isNear(races, next, ahead) ? 'ahead' : 'nothing';
  return { ...describe(next), step: next.isFlying ? 'flying' : next.isCalled ? 'called' : near };
}

/**
 * The news after a change (R145 to R148), at most one per race, and the next state to store. With that state, the same
 * input gives no news.
 */
export function whatToTell(told: Told | null, input: TellInput): { news: News[]; told: Told | null } {
  const [next] = input.own;
  const news = told ? listCancelled(told, input) : [];
  if (!next) return { news, told: null };
  const before: Told = told?.raceId === next.race.id ? told : { ...describe(next), step: 'nothing' };
  const kind = findKind(before, next, input);
  if (!kind) return { news, told: { ...before, ...updateSilently(before, next) } };
  return { news: [...news, { kind, raceId: next.race.id, race: next }], told: startTelling(input) };
}

const describe = ({ race, channelId, countBefore, forecast }: OwnRace): Omit<Told, 'step'> => ({
  raceId: race.id,
  channelId,
  countBefore,
  likely: forecast?.likely ?? null,
});

/** Updates what is not news, such as the countdown. Keeps the start that was told, for the next comparison. */
function updateSilently(before: Told, next: OwnRace): Partial<Told> {
  const likely = before.likely ?? next.forecast?.likely ?? null;
  return { countBefore: next.countBefore, likely, ...(next.isFlying && { step: 'flying' }) };
}

/** Not before the first start of the event, when the first race may be days away. */
const isNear = (races: readonly ToldRace[], { countBefore }: OwnRace, ahead: number): boolean =>
  countBefore <= ahead && races.some(({ start }) => start !== null);

function findKind(
  before: Told,
  next: OwnRace,
  { races, ahead }: TellInput,
): 'ahead' | 'called' | 'moved' | 'stopped' | null {
  if (next.isFlying) return null;
  if (before.step === 'flying') return 'stopped';
  if (next.isCalled && before.step !== 'called') return 'called';
  if (before.step === 'nothing' && isNear(races, next, ahead)) return 'ahead';
  return hasMoved(before, next) ? 'moved' : null;
}

const hasMoved = (before: Told, { channelId, countBefore, forecast, isCalled }: OwnRace): boolean =>
  (before.step === 'called' && !isCalled) ||
  channelId !== before.channelId ||
  countBefore > before.countBefore ||
  (before.likely !== null && forecast !== null && Math.abs(forecast.likely - before.likely) >= MOVED_MS);

/** News that the race that was next was removed, or is without the pilot, and was not flown. */
function listCancelled({ raceId }: Told, { races, own }: TellInput): News[] {
  const race = races.find(({ id }) => id === raceId);
  if (own.some((one) => one.race.id === raceId)) return [];
  if (race && raceState(race) === 'finished') return [];
  return [{ kind: 'cancelled', raceId, race: race ?? null }];
}
