import { formatSeconds, type RaceDetails, validLaps } from '@holeshot/domain';
import { momentText } from '../objections/clock-text';
import type { DeskCase } from './list-cases';

/** A fact about a questioned lap: a sentence, and the text at its right. */
export interface CaseFact {
  text: string;
  value: string;
}

/** Compares the lap with the usual one, and lists the pilot's detections in it and the other pilots' crossings. */
export function listFacts(
  { pilotId, detectionId }: DeskCase,
  race: RaceDetails,
  usual: number | undefined,
): CaseFact[] {
  const lap = race.laps.find((one) => one.detectionId === detectionId);
  if (!lap || pilotId === null || lap.lapNumber === 0) return [];
  const { start, end, lengthSeconds } = lap;
  const isInside = ({ time }: { time: number }) => time > start + 1 && time < end - 1;
  const inside = race.detections.filter((one) => one.isLapEnd && isInside(one));
  const own = inside.filter((one) => one.pilotId === pilotId);
  const moment = (time: number) => momentText((time - (race.start ?? 0)) / 1_000);
  const others = new Map(
    race.pilotChannels.filter((seat) => seat.pilotId !== pilotId).map((seat) => [seat.pilotId, 0]),
  );
  for (const { pilotId: id, valid } of inside)
    if (valid && id !== null && others.has(id)) others.set(id, (others.get(id) ?? 0) + 1);
  const inAir = new Set(
    validLaps(race)
      .filter((one) => one.pilotId !== pilotId && one.end > end)
      .map((one) => one.pilotId),
  );
  const twice = [...inAir].filter((id) => (others.get(id) ?? 0) >= 2).length;
  return [
    ...(usual
      ? [
          {
            text: `${formatSeconds(lengthSeconds)} beside a usual lap of ${formatSeconds(usual)}`,
            value: `${(lengthSeconds / usual).toFixed(2)} times`,
          },
        ]
      : []),
    {
      text:
        own.length === 0
          ? `No crossing seen between ${moment(start)} and ${moment(end)}`
          : `Crossings between ${moment(start)} and ${moment(end)} that do not count`,
      value: own.length === 0 ? '' : own.map(({ time }) => moment(time)).join(', '),
    },
    ...(inAir.size > 0
      ? [{ text: 'The others in the air crossed twice in it', value: `${twice} of ${inAir.size}` }]
      : []),
  ];
}
