import { type ResultsInTime, resultStateText } from '@holeshot/domain';
import { useResultState } from './use-result-state';

interface ResultStateTextProps {
  results: ResultsInTime | undefined;
  timeZone: string;
  /** when the results were loaded, ms */
  readAtMs: number;
}

/** `Provisional until 11:52 AM`, `Official`; nothing during the race. */
export function ResultStateText({ results, timeZone, readAtMs }: ResultStateTextProps) {
  const state = useResultState(results, readAtMs);
  return resultStateText({ state, until: results?.until ?? null }, timeZone);
}
