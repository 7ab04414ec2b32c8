import type { WireRaceDetails } from '@holeshot/contract/wire';

/** Adds a lap for the pilot in second place, who takes the lead. */
export function overtake(race: WireRaceDetails): WireRaceDetails {
  const valid = race.Detections.filter(({ Valid }) => Valid).sort(
    (a, b) => b.RaceSector - a.RaceSector || (a.Time < b.Time ? -1 : 1),
  );
  const seconds = 27;
  const from = valid.find(({ Pilot }) => Pilot !== valid[0]?.Pilot);
  if (!from) throw new Error('Nobody is second');
  const ID = 'aaaaaaaa-1111-4111-8111-111111111111';
  const LapNumber = (valid[0]?.LapNumber ?? 0) + 1;
  const Time = new Date(Date.parse(`${from.Time.replace(' ', 'T')}Z`) + seconds * 1000)
    .toISOString()
    .replace('T', ' ')
    .replace('Z', '');
  const lap = {
    ID,
    LapNumber,
    LengthSeconds: seconds,
    StartTime: from.Time,
    EndTime: Time,
    Position: null,
    Behind: null,
    Detection: ID,
    detectionObject: { Time, Pilot: from.Pilot },
    PilotID: from.Pilot,
  };
  const detection = { ...from, ID, Time, LapNumber, RaceSector: LapNumber * 100, IsHoleshot: false };
  return { ...race, Laps: [...race.Laps, lap], Detections: [...race.Detections, detection] };
}
