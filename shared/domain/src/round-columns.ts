import type { EventType, RaceSummary } from './model';

/** A table column for one round type and number. */
export interface RoundColumn {
  key: string;
  /** first letter of the type and number: `R2`, `T1` */
  label: string;
  eventType: EventType;
  roundNumber: number;
}

/** The column key of a summary's round. */
export function roundKey(summary: Pick<RaceSummary, 'eventType' | 'roundNumber'>): string {
  return `${summary.eventType}-${summary.roundNumber}`;
}

/** The columns of the rounds in which the summaries lie, by round order. Source: domain notes 1.5 and 4.7. */
export function roundColumns(summaries: readonly RaceSummary[]): RoundColumn[] {
  const sorted = [...summaries].sort((a, b) => a.roundOrder - b.roundOrder || a.roundNumber - b.roundNumber);
  const columns = new Map<string, RoundColumn>();
  for (const { eventType, roundNumber } of sorted) {
    const key = roundKey({ eventType, roundNumber });
    if (!columns.has(key)) {
      columns.set(key, { key, label: `${eventType.charAt(0)}${roundNumber}`, eventType, roundNumber });
    }
  }
  return [...columns.values()];
}
