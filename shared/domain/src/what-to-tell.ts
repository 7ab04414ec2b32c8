import type { Guid, LocalMs, Race, RaceLink } from './model';
import type { PilotRace } from './pilot-races';
import { raceState } from './race-state';

/** What somebody was told last about a pilot's next race; plain JSON. */
export interface Told {
  raceId: Guid;
  step: 'nothing' | 'ahead' | 'called' | 'flying';
  channelId: Guid | null;
  countBefore: number;
  /** the likely start */
  likely: LocalMs | null;
}

/** What is needed of a race to tell about it. */
export type ToldRace = RaceLink & Pick<Race, 'start' | 'end'>;

/** A pilot's race ahead. */
export interface OwnRace extends Omit<PilotRace, 'race'> {
  race: RaceLink;
}

/** Something to tell about a race of a pilot. `race` is `null` when it was removed. */
export type News = { raceId: Guid } & (
  | { kind: 'ahead' | 'called' | 'moved' | 'stopped'; race: OwnRace }
  | { kind: 'cancelled'; race: ToldRace | null }
);

export interface TellInput {
  /** the pilot's that were not removed, and any other that has started */
  races: readonly ToldRace[];
  /** the pilot's ahead; empty once the event is over */
  own: readonly OwnRace[];
  /** from how many races before on (R145) */
  ahead: number;
}

/** A smaller change of the likely start is what every race brings. */
const MOVED_MS = 600_000;

/** The state that somebody who begins to listen has seen on the page: nothing of it is told again. */
export function startTelling({ races, own: [next], ahead }: TellInput): Told | null {
  if (!next) return null;
  const near = isNear(races, next, ahead) ? 'ahead' : 'nothing';
  return { ...describe(next), step: next.isFlying ? 'flying' : next.isCalled ? 'called' : near };
}

/**
 * What is to be told after a change (R145 to R148), and what was told then: the same state tells nothing twice. At most one
 * thing about each race.
 */
export function whatToTell(told: Told | null, input: TellInput): { news: News[]; told: Told | null } {
  const [next] = input.own;
  const news = told ? listCancelled(told, input) : [];
  if (!next) return { news, told: null };
  const before: Told = told?.raceId === next.race.id ? told : { ...describe(next), step: 'nothing' };
  const kind = findKind(before, next, input);
  if (!kind) return { news, told: { ...before, ...keepUp(before, next) } };
  return { news: [...news, { kind, raceId: next.race.id, race: next }], told: startTelling(input) };
}

const describe = ({ race, channelId, countBefore, forecast }: OwnRace): Omit<Told, 'step'> => ({
  ...{ raceId: race.id, channelId, countBefore, likely: forecast?.likely ?? null },
});

/** Counting down is no news; the start is compared with the one that was told. */
function keepUp(before: Told, next: OwnRace): Partial<Told> {
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

/** The race that was next is gone, or without the pilot, and was not flown. */
function listCancelled({ raceId }: Told, { races, own }: TellInput): News[] {
  const race = races.find(({ id }) => id === raceId);
  if (own.some((one) => one.race.id === raceId)) return [];
  if (race && raceState(race) === 'finished') return [];
  return [{ kind: 'cancelled', raceId, race: race ?? null }];
}
