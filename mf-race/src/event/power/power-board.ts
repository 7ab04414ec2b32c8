import {
  type AirInput,
  type Channel,
  type ChannelClash,
  type ChannelPower,
  type ChannelUse,
  channelPower,
  type Guid,
  type LocalMs,
  listClashes,
  type PowerState,
  sortByFrequency,
} from '@holeshot/domain';

/** A drawn race with its channels. */
export interface PowerRace {
  id: Guid;
  /** `7-2` */
  title: string;
  uses: ChannelUse[];
  /** `null` without an estimate */
  expectedStart: LocalMs | null;
}

export interface PowerInput {
  /** channels of the event, and those that its races use */
  plan: readonly Channel[];
  /** the event's least distance between two channels in the air */
  limitMhz: number;
  inAir: readonly ChannelUse[];
  /** drawn races, the next one first */
  upcoming: readonly PowerRace[];
}

/** A channel with its current and next pilot. */
export interface PowerRow extends ChannelPower {
  next: { pilotId: Guid; title: string; expectedStart: LocalMs | null } | null;
}

/** A pilot of the next race. */
export interface Waiting extends ChannelUse {
  /** set if the pilot has to change the channel */
  clash: ChannelClash | null;
}

/** The data of the page of safe channels. */
export interface PowerBoard {
  /** by frequency */
  rows: PowerRow[];
  counts: Record<PowerState, number>;
  /** pilots of the next race */
  now: Waiting[];
  afterLanding: Waiting[];
  notBeforeChange: Waiting[];
  /** in the next races */
  clashes: (ChannelClash & { raceId: Guid; title: string })[];
}

/** Number of upcoming races that are searched for clashes. */
const MAX_CLASH_RACES = 3;

/** Says which channels are safe, and who may switch on (R141). With data older than 15 s, nobody may. */
export function toPowerBoard({ plan, limitMhz, inAir, upcoming }: PowerInput, isStale: boolean): PowerBoard {
  const air: AirInput = { inAir, limitMhz, isStale };
  const rows = sortByFrequency(plan).map((channel) => ({
    ...channelPower(channel, air),
    next: findNext(channel, upcoming),
  }));
  const clashes = upcoming
    .slice(0, MAX_CLASH_RACES)
    .flatMap(({ id, title, uses }) =>
      listClashes({ uses, plan, limitMhz }).map((clash) => ({ ...clash, raceId: id, title })),
    );
  const [next] = upcoming;
  const pilots = (next?.uses ?? []).map((use) => ({
    ...use,
    clash: clashes.find(({ mover, raceId }) => raceId === next?.id && mover.pilotId === use.pilotId) ?? null,
  }));
  const stateOfChannel = ({ channel }: ChannelUse) => channelPower(channel, air).state;
  const count = (state: PowerState): number => rows.filter((row) => row.state === state).length;
  return {
    rows,
    clashes,
    counts: { hot: count('hot'), wait: count('wait'), free: count('free') },
    now: pilots.filter((use) => !use.clash && stateOfChannel(use) === 'free'),
    afterLanding: pilots.filter((use) => !use.clash && stateOfChannel(use) !== 'free'),
    notBeforeChange: pilots.filter(({ clash }) => clash !== null),
  };
}

/** `6 hot, 1 wait, 2 free` */
export const countsText = ({ counts }: Pick<PowerBoard, 'counts'>): string =>
  `${counts.hot} hot, ${counts.wait} wait, ${counts.free} free`;

function findNext({ id }: Channel, upcoming: readonly PowerRace[]): PowerRow['next'] {
  for (const { title, uses, expectedStart } of upcoming) {
    const use = uses.find(({ channel }) => channel.id === id);
    if (use) return { pilotId: use.pilotId, title, expectedStart };
  }
  return null;
}
