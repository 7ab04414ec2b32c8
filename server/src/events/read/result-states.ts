import type { WireResults } from '@holeshot/contract/wire';
import {
  eventResultState,
  fromInstantMs,
  type RaceResultFacts,
  type ResultsInTime,
  raceResultState,
  resultStateText,
  toInstantMs,
} from '@holeshot/domain';
import type { ListedEvent } from './list-events';

/** The event of results: its days, and what a manager declared. */
export type ResultsEvent = Pick<
  ListedEvent,
  'start' | 'end' | 'timeZone' | 'isClosed' | 'officialAt' | 'resultFacts'
>;

const NONE: ResultsInTime = { state: null, until: null, isChanged: false };

const withInstant = (results: ResultsInTime, timeZone: string): ResultsInTime => ({
  ...results,
  until: results.until === null ? null : toInstantMs(results.until, timeZone),
});

/** The state of an event's results now (R161); `until` is an instant. */
export function getEventResults(event: ResultsEvent): ResultsInTime {
  const { officialAt, resultFacts, timeZone } = event;
  if (!resultFacts) return NONE;
  const declaredAt = officialAt?.getTime() ?? null;
  return withInstant(eventResultState(event, resultFacts, { declaredAt, nowMs: Date.now() }), timeZone);
}

/** Returns a function that finds the state of the results of an event's races now (R160); `until` is an instant. */
export function raceResultsOf({
  officialAt,
  timeZone,
}: Pick<ListedEvent, 'officialAt' | 'timeZone'>): (race: RaceResultFacts) => ResultsInTime {
  const declaredAt = officialAt && fromInstantMs(officialAt.getTime(), timeZone);
  const now = fromInstantMs(Date.now(), timeZone);
  return (race) => withInstant(raceResultState(race, { declaredAt, now }), timeZone);
}

/** The state in words that stay true (R160); none while live. */
export const resultsTexts = (results: ResultsInTime, timeZone: string): string[] =>
  [resultStateText(results, timeZone)].filter(Boolean);

export const presentResults = ({ state, until, isChanged }: ResultsInTime): WireResults => ({
  State: state,
  Until: until === null ? null : new Date(until).toISOString(),
  Changed: isChanged,
});

/** The state of an event's results now. */
export const presentEventResults = (event: ResultsEvent): WireResults => ({
  ...presentResults(getEventResults(event)),
  ...(event.officialAt && { Declared: true }),
});
