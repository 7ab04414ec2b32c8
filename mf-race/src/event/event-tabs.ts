import type { Race } from '@holeshot/domain';
import type { ShownPilot } from '../parts/shown-pilot';

export const TAB_LABELS = { pilots: 'Pilots', rounds: 'Rounds', 'lap-records': 'Lap Records' } as const;
export type EventTab = keyof typeof TAB_LABELS;

interface TabConditions {
  pilots: readonly Pick<ShownPilot, 'practicePilot'>[];
  last: readonly Race[];
  next: readonly Race[];
}

/**
 * The tabs an event has, in order (specification section 2, event page): Pilots when there are any but practice
 * pilots, Rounds and Lap Records when there are races.
 */
export function visibleTabs({ pilots, last, next }: TabConditions): EventTab[] {
  const tabs: EventTab[] = [];
  if (pilots.some((pilot) => !pilot.practicePilot)) tabs.push('pilots');
  if (last.length + next.length > 0) tabs.push('rounds', 'lap-records');
  return tabs;
}

/** The tab that the address names; a missing or unknown name gives the first one. */
export const openTab = (tabs: readonly EventTab[], named: string | null): EventTab | undefined =>
  tabs.find((tab) => tab === named) ?? tabs[0];
