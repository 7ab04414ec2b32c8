import { EMPTY_GUID } from '@holeshot/contract';
import { DEFAULT_CHANNEL_COLORS, type Guid, type LocalMs } from '@holeshot/domain';
import { fileClock, fileSpan } from './desktop-files';
import { channelIds, type Entry } from './draw-heats';
import type { EventPlan } from './event-plans';
import type { RoundSpec } from './event-rounds';
import { type DemoRace, timingLocationOf } from './fly-event';
import type { Random } from './random';

export interface EventFileInput {
  eventId: Guid;
  plan: EventPlan;
  start: LocalMs;
  /** IANA name */
  timeZone: string;
  entries: readonly Entry[];
  removed: readonly Entry[];
  rounds: readonly RoundSpec[];
  races: readonly DemoRace[];
}

/** The object of Event.json (R62). */
export function eventFile(random: Random, input: EventFileInput): object {
  const { eventId, plan, start, timeZone, entries, removed, rounds, races } = input;
  const channels = channelIds(plan.channels);
  const lastEnd = Math.max(start, ...races.map(({ flight }) => flight?.end ?? flight?.start ?? start));
  return {
    EventType: plan.eventType === 'CasualPractice' ? 'CasualPractise' : plan.eventType,
    Name: plan.name,
    Start: fileClock(start),
    End: fileClock(null),
    Laps: plan.laps,
    PBLaps: plan.pbLaps ?? 1,
    PackLimit: 0,
    RaceLength: fileSpan(plan.raceLengthSeconds ?? 120),
    MinStartDelay: fileSpan(0.5),
    MaxStartDelay: fileSpan(5),
    PrimaryTimingSystemLocation: timingLocationOf(plan),
    RaceStartIgnoreDetections: fileSpan(0.5),
    MinLapTime: fileSpan(5),
    LastOpened: fileClock(lastEnd),
    PilotChannels: entries.map(({ id }, index) => ({
      Pilot: id,
      Channel: channels[index % channels.length] ?? EMPTY_GUID,
      ID: random.guid(),
      ExternalID: 0,
    })),
    RemovedPilots: removed.map(({ id }) => id),
    Rounds: rounds.filter(({ valid }) => valid).map(({ id }) => id),
    Club: EMPTY_GUID,
    Channels: channels,
    ChannelColors: DEFAULT_CHANNEL_COLORS,
    ChannelDisplayNames: plan.isOldFile ? null : channels.map(() => null),
    Enabled: true,
    IsGQ: false,
    MultiGPDisabledSlots: null,
    // The app lists all race folders, those of deleted races included.
    Races: races.map(({ id }) => id).sort(),
    SyncWithFPVTrackside: true,
    SyncWithMultiGP: false,
    GenerateHeatsMultiGP: false,
    VisibleOnline: true,
    RulesLocked: false,
    Track: EMPTY_GUID,
    Sectors: [],
    PilotsRegistered: entries.filter(({ pilot }) => !pilot.isPractice).length,
    Flags: null,
    GameTypeName: null,
    ...(plan.isOldFile ? {} : { TimeZone: timeZone }),
    ID: eventId,
    ExternalID: 0,
  };
}
