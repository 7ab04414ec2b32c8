import { countText, eventTraits, lapRecords, lapsNeeded, listNeeds, type Race } from '@holeshot/domain';
import { listRankedPilots } from '../../event-pilots/list-ranked-pilots';
import { findLapCut } from '../tabs/lap-records/lap-cut';
import { lapNeedText } from '../tabs/lap-records/need-text';
import type { EventWithoutClub } from '../tabs/tab';
import { needsText } from '../tabs/what-if/needs-text';
import { toWhatIf } from '../tabs/what-if/what-if-data';

/** The results that a pilot needs to advance. */
export interface OwnNeeds {
  text: string;
  /** `2 rounds left` */
  note: string;
  /** the tab with the details */
  tab: 'what-if' | 'lap-records';
}

interface OwnNeedsInput extends Omit<Parameters<typeof toWhatIf>[0], 'event' | 'pilotId'> {
  event: EventWithoutClub;
  pilotId: string;
  last: readonly Race[];
  nowMs: number;
}

/** By points (R143), or by best times if they rank the event (R157); `null` if nothing is left to decide. */
export function findOwnNeeds(input: OwnNeedsInput): OwnNeeds | null {
  const { needs } = toWhatIf(input);
  if (!needs || needs.roundsLeft === 0) return findNeedsByTimes(input);
  const own = listNeeds(needs).find(({ pilotId }) => pilotId === input.pilotId);
  if (!own) return null;
  return {
    text: needsText(own, { cut: needs.cut, count: needs.pilots.length }),
    note: `${countText(needs.roundsLeft, 'round')} left`,
    tab: 'what-if',
  };
}

function findNeedsByTimes({
  event,
  pilots,
  stages,
  summaries,
  last,
  next,
  pilotId,
  nowMs,
}: OwnNeedsInput): OwnNeeds | null {
  const { eventType } = event;
  if (stages.length > 0 || eventTraits(eventType).hasPoints) return null;
  const records = lapRecords(summaries, listRankedPilots(pilots, eventType));
  const lapCut = findLapCut({ event, last, next, count: records.length, nowMs });
  if (!lapCut) return null;
  const times = records.map((one) => ({ pilotId: one.pilotId, seconds: one.targetLap?.seconds ?? null }));
  const count = times.filter(({ seconds }) => seconds !== null).length;
  return {
    text: lapNeedText(lapsNeeded(times, lapCut.cut, pilotId), { ...lapCut, count }),
    note: 'by best times',
    tab: 'lap-records',
  };
}
