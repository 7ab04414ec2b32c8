import type { EventType } from '@holeshot/domain';

/** The plan of an event of the demo season; its name seeds everything else. */
export interface EventPlan {
  /** index into the clubs */
  club: number;
  name: string;
  /** days from the day of seeding; the running event has 0 */
  day: number;
  /** local hour at which it starts; 0 for a whole day */
  hour: number;
  eventType: EventType;
  pilots: number;
  /** the heats exist, the races take place on the event's day */
  rounds: number;
  laps: number;
  /** of the fastest pilot */
  lapSeconds: number;
  channels: 'imd6c' | 'raceband' | 'hdzero' | 'o3' | 'four';
  pbLaps?: number;
  format?: 'heats' | 'elimination' | 'finals';
  timingLocation?: 'EndOfLap';
  splitGates?: number;
  /** per race, 0 for none */
  raceLengthSeconds?: number;
  canRegister?: boolean;
  /** how many people may register */
  capacity?: number;
  /** number of linked streams */
  streams?: number;
  /** one race was stopped and resumed */
  hasPause?: boolean;
  /** the files are those of a desktop app of 2024, which lacks several fields */
  isOldFile?: boolean;
  /** a practice round comes first */
  hasPractice?: boolean;
  /** a round and a race were deleted on the desktop */
  hasDeleted?: boolean;
}

const planEvent = (
  club: number,
  name: string,
  day: number,
  hour: number,
  eventType: EventType,
  pilots: number,
  rounds: number,
  laps: number,
  lapSeconds: number,
  channels: EventPlan['channels'],
  extra: Partial<EventPlan> = {},
): EventPlan => ({ club, name, day, hour, eventType, pilots, rounds, laps, lapSeconds, channels, ...extra });

const ROWS: readonly Parameters<typeof planEvent>[] = [
  [0, 'Saltbush Winter Series 3', 0, 8, 'Race', 20, 5, 3, 24.6, 'raceband', { streams: 1 }],

  [0, 'Saltbush Winter Series 4', 7, 9.5, 'Race', 18, 0, 3, 25, 'raceband', { canRegister: true }],
  [1, 'Harbour Gates Twilight Open', 14, 16, 'Race', 32, 0, 4, 27, 'raceband', { canRegister: true }],
  [2, 'Whoop Night 61', 17, 18.5, 'CasualPractice', 0, 0, 3, 11, 'four', { canRegister: true, capacity: 6 }],
  [12, 'Otago Two-Day Enduro', 21, 0, 'Endurance', 24, 0, 12, 31, 'imd6c', { canRegister: true }],
  [5, 'Dales Frost Cup', 28, 10, 'TimeTrial', 12, 0, 3, 29, 'imd6c'],
  [3, 'Bergen Indoor 13', 3, 11, 'Race', 16, 2, 4, 16, 'hdzero'],
  [8, 'High Plains New Year Sprint', 45, 9, 'Race', 0, 0, 4, 26, 'o3', { canRegister: true }],

  [5, 'Dales Autumn Final', -6, 10, 'Race', 27, 4, 4, 28.4, 'imd6c', { format: 'finals', streams: 1 }],
  [3, 'Bergen Indoor 12', -7, 11, 'Race', 16, 6, 4, 15.8, 'hdzero', { hasPause: true }],
  [
    0,
    'Saltbush Grand Final',
    -13,
    9.5,
    'Race',
    20,
    3,
    3,
    24.4,
    'raceband',
    { format: 'elimination', streams: 2 },
  ],
  [2, 'Whoop Night 60', -18, 18.5, 'CasualPractice', 14, 7, 3, 10.6, 'four', { raceLengthSeconds: 90 }],
  [4, 'Lowland Time Trial 9', -20, 12, 'TimeTrial', 41, 3, 3, 26.2, 'imd6c', { streams: 1 }],
  [7, 'Rust Belt Team Relay', -21, 10, 'Race', 36, 7, 3, 30.5, 'raceband', { hasDeleted: true }],
  [6, 'Osaka Riverside Sprint', -27, 13, 'Race', 22, 9, 3, 23.1, 'o3', { splitGates: 2, streams: 1 }],
  [10, 'Tallinn Harbour Cup', -28, 11, 'Race', 19, 9, 4, 25.7, 'imd6c', { hasPractice: true }],
  [9, 'Table Bay Southeaster', -24, 9, 'Race', 15, 9, 3, 27.3, 'raceband', { streams: 1 }],

  [8, 'Front Range Round 5', -34, 9, 'Race', 16, 9, 4, 26.8, 'o3'],
  [13, 'Innsbruck Herbstrennen', -41, 10, 'Race', 15, 9, 3, 28.9, 'imd6c', { streams: 1 }],
  [11, 'Copa Litoral Fecha 4', -48, 14, 'Race', 18, 9, 4, 22.8, 'raceband'],
  [0, 'Saltbush Winter Series 2', -49, 9.5, 'Race', 18, 9, 3, 25.1, 'raceband', { streams: 1 }],
  [2, 'Whoop Night 59', -53, 18.5, 'CasualPractice', 12, 3, 3, 10.9, 'four', { raceLengthSeconds: 90 }],
  [1, 'Harbour Gates Spring Open', -60, 10, 'Race', 24, 9, 4, 27.2, 'raceband', { pbLaps: 2 }],
  [12, 'Dunedin Mud Enduro', -69, 9, 'Endurance', 16, 3, 10, 30.2, 'imd6c', { raceLengthSeconds: 240 }],
  [0, 'Saltbush Winter Series 1', -77, 9.5, 'Race', 16, 9, 3, 25.4, 'raceband'],
  [5, 'Dales Time Trial 4', -90, 18, 'TimeTrial', 14, 7, 3, 28.8, 'imd6c'],
  [6, 'Osaka Summer Night', -104, 18, 'Race', 17, 9, 3, 23.6, 'o3', { streams: 1 }],
  [7, 'Rust Belt Open', -118, 10, 'Race', 22, 9, 3, 30.8, 'raceband'],
  [4, 'Utrecht Polder Race', -131, 11, 'Race', 20, 9, 4, 26.5, 'imd6c'],
  [3, 'Fjord Midsummer Race', -149, 16, 'Race', 17, 9, 3, 29.6, 'hdzero', { timingLocation: 'EndOfLap' }],
  [13, 'Inntal Frühlingslauf', -170, 10, 'TimeTrial', 13, 7, 3, 28.1, 'imd6c'],
  [9, 'Table Bay Doctor Cup', -188, 9, 'Race', 18, 9, 3, 27.8, 'raceband'],
  [10, 'Tallinn Spring Sprint', -205, 12, 'Race', 16, 9, 4, 25.9, 'imd6c'],
  [8, 'Front Range Round 1', -230, 9, 'Race', 18, 9, 4, 27, 'o3'],
  [11, 'Copa Litoral Fecha 1', -255, 14, 'Race', 16, 9, 4, 23, 'raceband'],
  [1, 'Harbour Gates Winter Sprint', -290, 10, 'Race', 22, 9, 4, 27.7, 'raceband'],
  [2, 'Whoop Night 50', -330, 18.5, 'TimeTrial', 12, 7, 3, 10.8, 'four', { raceLengthSeconds: 60 }],
  [5, 'Dales Moor Race', -380, 10, 'Race', 18, 9, 4, 29.3, 'imd6c'],
  [0, 'Saltbush Summer Cup', -430, 9.5, 'Race', 18, 9, 3, 25.8, 'raceband', { isOldFile: true }],
  [6, 'Osaka New Gates', -480, 13, 'Race', 14, 9, 3, 24.2, 'o3', { isOldFile: true }],
  [7, 'Lake Erie Shootout', -540, 10, 'Race', 20, 9, 3, 31, 'raceband', { isOldFile: true }],
  [4, 'Lowland Time Trial 1', -610, 12, 'TimeTrial', 16, 7, 3, 27, 'imd6c', { isOldFile: true }],
  [12, 'Otago First Flight', -700, 10, 'Race', 15, 9, 3, 30, 'imd6c', { isOldFile: true }],
];

/** The events of the demo season, the running one included. */
export const EVENT_PLANS: readonly EventPlan[] = ROWS.map((row) => planEvent(...row));

/** The event that takes place now. */
export const RUNNING_PLAN = EVENT_PLANS.find(({ day }) => day === 0);
