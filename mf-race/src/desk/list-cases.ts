import {
  type Doubt,
  type DoubtKind,
  formatSeconds,
  type Guid,
  type LocalMs,
  type ObjectionReason,
  type Ruling,
  toDoubtRuling,
  toRuling,
} from '@holeshot/domain';
import { REASONS } from '../objections/objection-texts';
import type { Decided, Objection } from '../objections/objections.query';
import { lapName } from '../racing/race-names';
import { signedSeconds } from '../racing/signed-seconds';
import type { Desk } from './desk.query';

/** A case for the race director: a pilot's objection, or a doubt of the site. */
export interface DeskCase {
  /** in the address of the page */
  key: string;
  /** `Objection`, `Looks like two` */
  title: string;
  objectionId: number | null;
  doubt: { kind: DoubtKind; pilotId: Guid | null; detectionId: Guid | null } | null;
  raceId: Guid;
  /** `null` for a doubt about the whole race */
  pilotId: Guid | null;
  /** the crossing that it is about */
  detectionId: Guid | null;
  /** `Lap 2`, or the sentence of a doubt */
  what: string;
  /** the length of the lap: `55.94`; `''` where the sentence has it */
  figure: string;
  /** the number that raises it, in a few words */
  why: string;
  /** of an objection */
  question: { reason: ObjectionReason; words: string; time: LocalMs | null; askedAtMs: number } | null;
  /** the ruling of accepting it; `null` if a person has to say what happened */
  ruling: Ruling | null;
  /** deadline of an objection, an instant */
  closesAtMs: number | null;
  decided: Decided | null;
}

const DOUBTS: Record<DoubtKind, string> = {
  'short-lap': 'Impossible lap',
  'split-lap': 'Two that are one',
  'double-lap': 'Looks like two',
  'missing-lap': 'Missing lap',
  'equal-laps': 'All equal',
  'unseen-gate': 'Gate not seen',
  'clock-step': 'Clock step',
};

const keyOfDoubt = (raceId: Guid, { kind, pilotId, detectionId }: NonNullable<DeskCase['doubt']>): string =>
  [kind, raceId, pilotId ?? '', detectionId ?? ''].join('.');

type DoubtOfRace = Doubt & { raceId: Guid };

const toDoubtCase = ({ raceId, kind, pilotId, detectionId, text }: DoubtOfRace): DeskCase => ({
  key: keyOfDoubt(raceId, { kind, pilotId, detectionId }),
  title: DOUBTS[kind],
  objectionId: null,
  doubt: { kind, pilotId, detectionId },
  raceId,
  pilotId,
  detectionId,
  what: text,
  figure: '',
  why: '',
  question: null,
  ruling: toDoubtRuling(kind, detectionId),
  closesAtMs: null,
  decided: null,
});

function toObjectionCase(objection: Objection, { open, usual }: Desk): DeskCase {
  const { id, raceId, pilotId, detectionId, lap, reason, time, words, askedAtMs, decided, doubt } = objection;
  const usualLap = usual[pilotId ?? ''];
  const isLap = lap !== null && lap.number > 0 && usualLap !== undefined;
  const question = pilotId !== null && reason !== null ? { pilotId, detectionId, reason, time } : null;
  const doubted = doubt && { kind: doubt, pilotId, detectionId };
  return {
    key: doubted ? keyOfDoubt(raceId, doubted) : `objection.${id}`,
    title: doubt ? DOUBTS[doubt] : 'Objection',
    objectionId: id,
    doubt: doubted,
    raceId,
    pilotId,
    detectionId,
    decided,
    what: lap ? lapName(lap.number) : reason ? REASONS[reason] : '',
    figure: lap ? formatSeconds(lap.seconds) : '',
    why: isLap ? `${signedSeconds(lap.seconds - usualLap)} to the usual ${formatSeconds(usualLap)}` : '',
    question: question && { reason: question.reason, words, time, askedAtMs: askedAtMs ?? 0 },
    ruling: question && toRuling(question),
    closesAtMs: open.find((race) => race.raceId === raceId)?.untilMs ?? null,
  };
}

/** The open cases, objections first, and the decided ones, latest first. */
export function listCases(
  objections: readonly Objection[],
  desk: Desk,
): { open: DeskCase[]; decided: DeskCase[] } {
  const asked = objections.map((objection) => toObjectionCase(objection, desk));
  return {
    open: [...asked.filter(({ decided }) => decided === null), ...desk.doubts.map(toDoubtCase)],
    decided: asked.filter(({ decided }) => decided !== null).reverse(),
  };
}
