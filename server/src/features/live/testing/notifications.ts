/** A moment of the timing computer, ms since 1970 UTC; a minute after the event's midnight. */
export const RACE_START = Date.parse('2026-05-15T17:40:00.000Z');

const iso = (ms: number): string => new Date(ms).toISOString();

let seq = 0;

/** A message about race 1 of round 1, as the desktop app sends it. */
export function buildMessage(type: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
  seq += 1;
  return { type, ts: iso(RACE_START), seq, round: 1, race: 1, raceType: 'Race', ...fields };
}

export const raceStart = (fields: Record<string, unknown> = {}) =>
  buildMessage('RaceStart', { actualStart: iso(RACE_START), ...fields });

export const raceEnd = (seconds: number) => buildMessage('RaceEnd', { ts: iso(RACE_START + seconds * 1000) });

/** A pilot crosses the start/finish gate. */
export const lapEnd = (
  pilotName: string,
  lapNumber: number,
  raceTime: number,
  fields: Record<string, unknown> = {},
) =>
  buildMessage('DetectionExt', {
    ts: iso(RACE_START + raceTime * 1000),
    detectionId: detectionId(pilotName, lapNumber),
    pilotName,
    timingSystemIndex: 0,
    isLapEnd: true,
    lapNumber,
    sectorIndex: 1,
    raceSector: lapNumber * 100,
    raceTime,
    valid: true,
    position: 1,
    positionSnapshot: [],
    raceFinishedForPilot: false,
    ...fields,
  });

/** The same for the same crossing. */
export const detectionId = (pilotName: string, lapNumber: number): string =>
  `${lapNumber.toString(16).padStart(8, '0')}-0000-4000-8000-${Buffer.from(pilotName.padEnd(6).slice(-6)).toString('hex')}`;
