import type { Detection, Guid, LocalMs } from '@holeshot/domain';
import type { FlownRace } from '../fly-race';

/** A notification and when the desktop app sends it, ms on the event's clock. */
export interface TimedMessage {
  at: LocalMs;
  message: Record<string, unknown>;
}

interface MessagesInput {
  flight: FlownRace;
  numbers: { round: number; race: number; raceType: string };
  getName: (pilotId: Guid) => string;
  /** converts the event's clock to an instant, ms */
  toInstant: (local: LocalMs) => number;
}

/** The desktop app's notifications of one race, in their order: loaded, started, each crossing, ended. */
export function listRaceMessages({ flight, numbers, getName, toInstant }: MessagesInput): TimedMessage[] {
  const iso = (local: LocalMs): string => new Date(toInstant(local)).toISOString();
  const timed = (type: string, at: LocalMs, fields: object = {}): TimedMessage => ({
    at,
    message: { type, ts: iso(at), ...numbers, ...fields },
  });
  const crossing = (detection: Detection): TimedMessage =>
    timed('DetectionExt', detection.time, {
      detectionId: detection.id,
      pilotName: getName(detection.pilotId ?? ''),
      timingSystemIndex: detection.timingSystemIndex,
      isLapEnd: detection.isLapEnd,
      lapNumber: detection.lapNumber,
      raceSector: detection.raceSector,
      raceTime: (detection.time - flight.start) / 1000,
      valid: detection.valid,
    });
  const detections = [...flight.detections].sort((a, b) => a.time - b.time);
  const messages = [
    timed('RaceLoaded', flight.start),
    timed('RaceStart', flight.start, { actualStart: iso(flight.start) }),
    ...detections.map(crossing),
    timed('RaceEnd', flight.end),
  ];
  return messages.map(({ at, message }, index) => ({ at, message: { ...message, seq: index + 1 } }));
}
