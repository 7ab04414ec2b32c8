import type { EventType, RaceSummary } from './model';

/** A table column for a round. */
export interface RoundColumn {
  key: string;
  /** first letter of the type, and the number: `R2`, `T1` (R69) */
  label: string;
  eventType: EventType;
  roundNumber: number;
}

/** The column key of a summary's round. */
export function roundKey(summary: Pick<RaceSummary, 'eventType' | 'roundNumber'>): string {
  return `${summary.eventType}-${summary.roundNumber}`;
}

/** A column for each round that has summaries, by round order (R69, R28). */
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
