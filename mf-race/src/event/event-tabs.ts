import {
  type EventType,
  type Guid,
  isEventFinished,
  type Race,
  type RaceEvent,
  type Stage,
} from '@holeshot/domain';
import type { ShownPilot } from '../parts/shown-pilot';

export type TabKind =
  | 'info'
  | 'quick-status'
  | 'channels'
  | 'pilots'
  | 'rounds'
  | 'lap-records'
  | 'lap-counts'
  | 'points'
  | 'stage';

/** An event without its club, which is loaded beside it and may be missing. */
export type ShownEvent = Omit<RaceEvent, 'club'>;

/** A tab of the event page; `id` is its name in the address. */
export interface EventTab {
  id: string;
  kind: TabKind;
  label: string;
  /** the number of things in it */
  count?: number;
  /** a race is being flown */
  isLive?: boolean;
}

interface TabConditions {
  event: Pick<RaceEvent, 'latitude' | 'longitude' | 'info'>;
  pilots: readonly Pick<ShownPilot, 'practicePilot'>[];
  last: readonly unknown[];
  next: readonly Pick<Race, 'start'>[];
  /** by order */
  stages: readonly Pick<Stage, 'id' | 'name'>[];
}

/**
 * The tabs that an event has, in order, each only when there is something in it (specification section 2, event
 * page, and section 5).
 */
export function visibleTabs({ event, pilots, last, next, stages }: TabConditions): EventTab[] {
  const count = pilots.filter((pilot) => !pilot.practicePilot).length;
  const hasRaces = last.length + next.length > 0;
  const isTabled = hasRaces && stages.length === 0;
  const hasInfo = isLocated(event) || event.info.trim() !== '';
  const tabs: (EventTab | false)[] = [
    hasInfo && tab('info', 'Info'),
    hasRaces &&
      !isEventFinished(last, next) && {
        ...tab('quick-status', 'Quick Status'),
        isLive: next.some(({ start }) => start !== null),
      },
    next.length > 0 && tab('channels', 'Channels'),
    count > 0 && { ...tab('pilots', 'Pilots'), count },
    isTabled && tab('rounds', 'Rounds'),
    isTabled && tab('lap-records', 'Lap Records'),
    isTabled && tab('lap-counts', 'Lap Counts'),
    isTabled && tab('points', 'Points'),
    ...stages.map(({ id, name }) => ({ id: stageTabId(id), kind: 'stage' as const, label: name || 'Stage' })),
  ];
  return tabs.filter((item) => item !== false);
}

const tab = (kind: Exclude<TabKind, 'stage'>, label: string): EventTab => ({ id: kind, kind, label });

export const stageTabId = (stageId: Guid): string => `stage-${stageId}`;

export const isLocated = (
  place: Pick<RaceEvent, 'latitude' | 'longitude'>,
): place is { latitude: number; longitude: number } => place.latitude !== null && place.longitude !== null;

/** The tab that the address names; a missing or unknown name gives the first one. */
export const openTab = (tabs: readonly EventTab[], named: string | null): EventTab | undefined =>
  tabs.find(({ id }) => id === named) ?? tabs[0];

/** Tables list practice pilots in casual practice only, where nobody else flies (domain notes 4.7). */
export const rankedPilots = <T extends Pick<ShownPilot, 'practicePilot'>>(
  pilots: readonly T[],
  eventType: EventType,
): T[] => pilots.filter((pilot) => !pilot.practicePilot || eventType === 'CasualPractice');
