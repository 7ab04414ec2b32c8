import {
  bestConsecutive,
  decidingSeconds,
  eventTraits,
  explainRace,
  findDoubts,
  type Guid,
  isDnf,
  isRankedOnTrack,
  lapsText,
  ordinal,
  summarizeRace,
  validLaps,
} from '@holeshot/domain';
import { findChannelId } from '../../channels/channel-display';
import type { ExplainedFigure, Explanation } from '../../explain/explanation';
import type { RuleId } from '../../explain/rules';
import { lapsLabel, layOutTimeline } from '../../explain/timeline';
import { keepEventBests } from '../../racing/keep-event-bests';
import { raceTitle } from '../../racing/race-names';
import { compareFigure } from './compare-figure';
import { listCrossingRows } from './crossing-rows';
import {
  FIGURES,
  type FigureFacts,
  type FigureInput,
  getLabel,
  getValue,
  isTime,
  type RaceFigure,
} from './figures';
import { layOutGaps } from './gap-line';
import { listChanges } from './list-changes';

/**
 * Explains a figure of a pilot in this race; `null` for a figure or a pilot that the race lacks. `lap` is the fastest
 * single lap, which is a record even if the event's PB laps are more than one.
 */
export function explainFigure(
  input: FigureInput,
  { figure: id, pilotId }: ExplainedFigure,
): Explanation | null {
  if (id !== 'lap') return explain(input, { figure: id, pilotId });
  const { race } = input;
  const event = { ...input.event, pbLaps: 1 };
  const laps = new Map(
    summarizeRace({ ...race, race, results: [], event }).map((row) => [row.pilotId, row.pbLapSeconds]),
  );
  const summaries = race.summaries.map((row) => ({
    ...row,
    pbLapCount: 1,
    pbLapSeconds: laps.get(row.pilotId) ?? null,
  }));
  return explain({ ...input, event, race: { ...race, summaries } }, { figure: 'pbLap', pilotId });
}

function explain(
  { race, event, getName, usual }: FigureInput,
  { figure: id, pilotId }: ExplainedFigure,
): Explanation | null {
  const figure = FIGURES.find((name) => name === id);
  const explained = explainRace(race, event, pilotId);
  if (!figure || !explained) return null;
  const shown = race.summaries.map((row) => ({
    ...keepEventBests(row, event),
    raceSeconds: decidingSeconds(row),
  }));
  const summary = shown.find((row) => row.pilotId === pilotId) ?? explained.summary;
  const facts: FigureFacts = { race, event, getName, usual, pilotId, ...explained, shown, summary };
  const value = getValue(figure, summary);
  if (value === '') return null;
  const { crossings, times, nextBest } = facts;
  const best = isTime(figure) ? times[figure] : null;
  const next = figure === 'pbLap' || figure === 'targetLap' ? nextBest[figure] : null;
  const gaps = figure === 'place' ? layOutGaps(facts) : null;
  const rows = listCrossingRows(race, crossings, listDecisive(figure, facts));
  return {
    figure,
    title: `${getLabel(figure, event)}, ${raceTitle(race)}`,
    pilotId,
    channelId: findChannelId(race, pilotId),
    value,
    comparison: compareFigure(figure, facts),
    figures: FIGURES.filter((name) => getValue(name, summary) !== '')
      .filter((name) => name !== 'pbLap' || event.pbLaps !== event.laps)
      .map((name) => ({ id: name, label: `${getLabel(name, event)}, ${getValue(name, summary)}` })),
    summary: summarize(figure, facts),
    timeline: race.start === null ? null : layOutTimeline({ start: race.start, crossings, best, next }),
    ...(gaps && { gaps }),
    rows,
    rowsHeading: 'Crossings used',
    rowsNote:
      rows.length === 0
        ? 'none was recorded'
        : `${rows.filter(({ state }) => state !== 'ruled-out').length} of ${rows.length} count`,
    doubts: findDoubts(race, { usual })
      .filter((doubt) => doubt.pilotId === null || doubt.pilotId === pilotId)
      .map(({ text }) => text),
    rules: listRules(figure, facts),
    changes: listChanges(figure, facts),
  };
}

function summarize(figure: RaceFigure, facts: FigureFacts): string {
  const { times, summary, race, event } = facts;
  const target = race.targetLaps || event.laps;
  if (figure === 'points') return 'As the desktop app scored the place';
  if (figure === 'laps') return `${lapsText(summary.lapCount)} counted`;
  if (figure === 'holeshot') return 'From the start to the first crossing';
  if (figure === 'race') return `From the start to the end of lap ${target}`;
  if (isTime(figure)) {
    const laps = times[figure]?.laps ?? [];
    const range = lapsLabel(laps).toLowerCase();
    return laps.length === 1 ? `Fastest lap: ${range}` : `Fastest ${laps.length} in a row: ${range}`;
  }
  const place = ordinal(summary.position ?? 0);
  const ruled = getPlaceByRules(facts);
  if (ruled !== summary.position)
    return `The desktop app stored this place${ruled === null ? '' : `; by the crossings alone it would be ${ordinal(ruled)}`}`;
  if (!isRankedOnTrack(race.eventType))
    return decidingSeconds(summary) === null
      ? `Without ${lapsText(target)} in a row`
      : `Ranked by the best ${lapsText(target)} in a row`;
  if (!eventTraits(race.eventType).hasLapLimit) return `${lapsText(summary.lapCount)} at the end`;
  return summary.lapCount >= target
    ? `All ${lapsText(target)}, and the ${place} at the finish`
    : `${summary.lapCount} of ${lapsText(target)}`;
}

const getPlaceByRules = ({ byRules, pilotId }: FigureFacts): number | null =>
  byRules.find((row) => row.pilotId === pilotId)?.position ?? null;

const RULES: Record<Exclude<RaceFigure, 'place'>, RuleId> = {
  holeshot: 'R78',
  pbLap: 'R81',
  targetLap: 'R81',
  race: 'R82',
  laps: 'R84',
  points: 'R93',
};

function listRules(figure: RaceFigure, facts: FigureFacts): RuleId[] {
  if (figure !== 'place') return [RULES[figure]];
  const { summary } = facts;
  return [
    ...(getPlaceByRules(facts) === summary.position ? [] : ['R93' as const]),
    isRankedOnTrack(summary.eventType) ? 'R88' : 'R89',
    ...(isDnf(summary) ? ['R90' as const] : []),
  ];
}

/** The crossings that end the laps of the figure; for a place, those that decide it. */
function listDecisive(
  figure: RaceFigure,
  { times, crossings, race, event, pilotId }: FigureFacts,
): ReadonlySet<Guid> {
  if (isTime(figure)) return new Set(times[figure]?.laps.map(({ detectionId }) => detectionId));
  const laps = crossings.flatMap(({ counts, lap }) => (counts && lap ? lap : []));
  if (figure === 'laps')
    return new Set(laps.filter(({ lapNumber }) => lapNumber > 0).map(({ detectionId }) => detectionId));
  const target = race.targetLaps || event.laps;
  if (!isRankedOnTrack(race.eventType)) {
    const best = bestConsecutive(validLaps(race, { pilotId }), target);
    return new Set(best?.laps.map(({ detectionId }) => detectionId));
  }
  const limit = eventTraits(race.eventType).hasLapLimit ? target : Number.MAX_VALUE;
  const last = laps.findLast(({ lapNumber }) => lapNumber <= limit);
  return new Set(last ? [last.detectionId] : []);
}
