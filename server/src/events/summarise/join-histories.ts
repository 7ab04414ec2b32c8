import { isSameTime, type RecordLine } from './record-holders';

/** A record that nobody holds. */
export const NOTHING = { seconds: null, eventId: null, raceId: null, pilotId: null };
type Held = Pick<RecordLine, keyof typeof NOTHING>;

const isFaster = (one: Held, other: Held): boolean =>
  one.seconds !== null && one.seconds < (other.seconds ?? Number.POSITIVE_INFINITY);

/**
 * Makes one history of several of one record, each oldest first: at each moment the fastest of their times is the
 * record. Leaves out lines that change nothing.
 */
export function joinHistories(histories: readonly (readonly RecordLine[])[]): RecordLine[] {
  const joined: RecordLine[] = [];
  const rest = histories.map((lines) => [...lines]);
  const held: Held[] = histories.map(() => NOTHING);
  let record: Held = NOTHING;
  while (rest.some((lines) => lines.length > 0)) {
    const index = findEarliest(rest);
    const line = rest[index]?.shift();
    if (!line) break;
    held[index] = line;
    // an equal time does not take a record
    const standing = held.find((time) => isSameTime(time, record)) ?? NOTHING;
    const { seconds, eventId, raceId, pilotId } = held.reduce(
      (best, time) => (isFaster(time, best) ? time : best),
      standing,
    );
    const next: Held = { seconds, eventId, raceId, pilotId };
    if (isSameTime(next, record)) continue;
    const isFall = !isFaster(next, record);
    joined.push({ ...line, ...next, isFall, who: isFall ? line.who : '', why: isFall ? line.why : '' });
    record = next;
  }
  return joined;
}

/** The history with the earliest next line. */
const findEarliest = (histories: readonly (readonly RecordLine[])[]): number =>
  histories.reduce((earliest, [next], index) => {
    const other = histories[earliest]?.[0];
    return next && (!other || next.at < other.at) ? index : earliest;
  }, 0);
