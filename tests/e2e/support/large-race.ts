import type { WirePilot, WireRaceDetails } from '@holeshot/contract/wire';

const getGuid = (kind: number, number: number): string =>
  `${kind.toString(16).padStart(8, '0')}-1111-4111-8111-${number.toString(16).padStart(12, '0')}`;

const getClock = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').replace('Z', '');

interface LargeRace {
  race: WireRaceDetails;
  pilots: WirePilot[];
}

/** Returns the API replies of a copy of `race` with many pilots and laps. */
export function enlargeRace(
  race: WireRaceDetails,
  { pilotCount, lapCount }: { pilotCount: number; lapCount: number },
): LargeRace {
  const ids = Array.from({ length: pilotCount }, (_, index) => getGuid(1, index));
  const startMs = Date.parse(`${race.Start.replace(' ', 'T')}Z`);
  const channels = race.PilotChannels.map(({ Channel }) => Channel);
  const getChannel = (index: number): string => channels[index % channels.length] ?? getGuid(3, 0);
  const crossings = ids.flatMap((Pilot, pilot) => buildCrossings(Pilot, pilot));
  return {
    race: {
      ...race,
      EventType: 'Endurance',
      TargetLaps: lapCount,
      PilotChannels: ids.map((Pilot, index) => ({ Pilot, Channel: getChannel(index), HandicapOffset: 0 })),
      ResultSummaries: ids.map((Pilot, index) => ({
        ID: Pilot,
        Pilot,
        Race: race.ID,
        Position: index + 1,
        DNF: false,
        Points: null,
        HoleshotTime: 2,
        PbLapTime: 20,
        PbLapCount: 1,
        TargetLapTime: 60,
        TargetLapCount: 3,
        RaceTime: null,
        LapCount: lapCount,
      })),
      Laps: crossings.map(({ lap }) => lap),
      Detections: crossings.map(({ detection }) => detection),
    },
    pilots: ids.map((ID, index) => ({
      ID,
      Name: `Pilot ${index + 1}`,
      PracticePilot: false,
      PhotoURL: null,
      Phonetic: '',
      FirstName: '',
      LastName: '',
      CatchPhrase: '',
    })),
  };

  function buildCrossings(Pilot: string, pilot: number) {
    let endMs = startMs;
    return Array.from({ length: lapCount + 1 }, (_, LapNumber) => {
      const LengthSeconds = LapNumber === 0 ? 2 + pilot / 10 : 20 + ((pilot * 7 + LapNumber * 13) % 60) / 10;
      const from = endMs;
      endMs += Math.round(LengthSeconds * 1000);
      const id = getGuid(2, pilot * 1000 + LapNumber);
      const Time = getClock(endMs);
      const lap: WireRaceDetails['Laps'][number] = {
        ID: id,
        LapNumber,
        LengthSeconds,
        StartTime: getClock(from),
        EndTime: Time,
        Position: null,
        Behind: null,
        Detection: id,
        detectionObject: { Time, Pilot },
        PilotID: Pilot,
      };
      const detection: WireRaceDetails['Detections'][number] = {
        ID: id,
        Pilot,
        Channel: getChannel(pilot),
        TimingSystemIndex: 0,
        Time,
        LapNumber,
        Valid: true,
        ValidityType: 'Auto',
        IsLapEnd: true,
        IsHoleshot: LapNumber === 0,
        RaceSector: LapNumber * 100,
        Peak: 0,
        TimingSystemType: 'Dummy',
      };
      return { lap, detection };
    });
  }
}
