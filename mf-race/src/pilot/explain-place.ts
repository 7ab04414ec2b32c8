import { explainedHref, PLACE_FIGURE } from '@holeshot/contract';
import {
  formatSeconds,
  type Guid,
  isolateName,
  lapsText,
  ordinal,
  pointsText,
  racesText,
  raceTitle,
} from '@holeshot/domain';
import type { Explanation, ExplanationChange, ExplanationRow } from '../explain/explanation';
import type { RuleId } from '../explain/rules';
import { toRaceLink } from '../racing/race-names';
import { signedSeconds } from '../racing/signed-seconds';
import type { PlaceDerivation } from './place-derivation.query';

export interface PlaceInput {
  event: { id: Guid; name: string };
  place: PlaceDerivation;
  getName: (pilotId: Guid) => string;
}

/** Explains a place in an event. */
export function explainPlace({ event, place, getName }: PlaceInput): Explanation {
  const { pilotId, kind, stageName, rank, rankedCount, races, rollOver } = place;
  return {
    figure: PLACE_FIGURE,
    title: `Place, ${event.name}`,
    pilotId,
    value: ordinal(rank),
    comparison: compare(place, getName),
    figures: [],
    summary: `${summarize(place)}${stageName === null ? '' : `, ${stageName}`}`,
    rowsHeading: 'Races',
    rowsNote: races.length === 0 ? 'none was flown' : 'open how each result came about',
    rows: [
      ...races.map((race) => toRow(event.id, place, race)),
      ...(rollOver === 0
        ? []
        : [
            {
              id: 'roll-over',
              name: 'Roll-over',
              note: 'for the place before',
              value: String(rollOver),
              state: 'used' as const,
            },
          ]),
    ],
    rules: listRules(place),
    changes: kind === 'standings' || rankedCount < 2 ? [] : listChanges(place, getName),
  };
}

/** `of 14, −4 points to Fathom`; `of 14, shared with Fathom` */
function compare(
  { kind, rankedCount, figure, ahead, tiedWith }: PlaceDerivation,
  getName: PlaceInput['getName'],
) {
  const [other] = tiedWith;
  const shared = tiedWith.length === 1 && other ? isolateName(getName(other)) : `${tiedWith.length} others`;
  const difference = findDifference({ figure, ahead });
  return [
    `of ${rankedCount}`,
    other === undefined ? '' : `shared with ${shared}`,
    difference === null || !ahead
      ? ''
      : `${formatDifference(kind, -difference)} to ${getName(ahead.pilotId)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The difference to the next better place; `null` if no single figure decides. */
const findDifference = ({ figure, ahead }: Pick<PlaceDerivation, 'figure' | 'ahead'>): number | null =>
  figure === null || !ahead || ahead.figure === null ? null : ahead.figure - figure;

function summarize({ kind, figure, races }: PlaceDerivation): string {
  const usedRaces = racesText(races.filter(({ isUsed }) => isUsed).length);
  switch (kind) {
    case 'points':
      return `${pointsText(figure ?? 0)} in ${usedRaces}`;
    case 'laps':
      return `${lapsText(figure ?? 0)} in ${usedRaces}`;
    case 'time':
      return `Best time ${formatSeconds(figure)}`;
    case 'final':
      return 'As the finals ended, A before B';
    case 'elimination':
      return 'Whoever stays in for longer comes first';
    default:
      return 'As the desktop app ranked the pilots';
  }
}

type PlaceRace = PlaceDerivation['races'][number];

/** Whether the stage drops the points of a race. */
const isDroppedBy = ({ kind }: PlaceDerivation, { figure, isUsed }: PlaceRace): boolean =>
  kind === 'points' && figure !== null && !isUsed;

/** The figure that the page of a race explains: the one that decides the place, if the race has it. */
function findExplainedFigure({ kind, stageName }: PlaceDerivation, { figure, position }: PlaceRace): string {
  if (kind === 'points' && figure !== null) return 'points';
  if (kind !== 'laps' && position !== null) return 'place';
  return kind === 'time' && stageName === null && figure !== null ? 'targetLap' : 'laps';
}

function toRow(eventId: Guid, place: PlaceDerivation, race: PlaceRace): ExplanationRow {
  const { kind, pilotId } = place;
  const figure = findExplainedFigure(place, race);
  const isDropped = isDroppedBy(place, race);
  return {
    id: race.raceId,
    name: raceTitle(toRaceLink(race)),
    href: explainedHref({ eventId, raceId: race.raceId, pilotId, figure }),
    value: formatFigure(kind, race.figure) || (race.dnf ? 'DNF' : ordinal(race.position ?? 0) || '–'),
    note: isDropped ? 'dropped by the stage' : '',
    state: isDropped ? 'ruled-out' : race.isUsed ? 'used' : 'counted',
  };
}

function listRules(place: PlaceDerivation): RuleId[] {
  const { kind, rollOver, races, tiedWith } = place;
  return [
    'R126',
    ...(kind === 'standings' ? (['R93'] as const) : []),
    ...(races.some((race) => isDroppedBy(place, race)) ? (['R96'] as const) : []),
    ...(rollOver === 0 ? [] : (['R97'] as const)),
    ...(tiedWith.length > 0 ? (['R100'] as const) : []),
  ];
}

/** The difference to the next better place, and the place without each race that would change it. */
function listChanges(place: PlaceDerivation, getName: PlaceInput['getName']): ExplanationChange[] {
  const { kind, rank, ahead, races } = place;
  const difference = findDifference(place);
  const moving = races.filter(({ rankWithout }) => rankWithout !== rank);
  return [
    ...(ahead && difference !== null
      ? [
          {
            what: `To draw level with ${getName(ahead.pilotId)}`,
            value: formatDifference(kind, difference),
            place: ordinal(ahead.rank),
          },
        ]
      : []),
    ...moving.map((race) => ({
      what: `Without ${raceTitle(toRaceLink(race))}`,
      value: '',
      place: race.rankWithout === null ? 'no place' : ordinal(race.rankWithout),
    })),
    ...(moving.length === 0 && races.length > 0
      ? [{ what: 'Without any one of these races', value: '', place: ordinal(rank) }]
      : []),
  ];
}

const formatFigure = (kind: PlaceDerivation['kind'], figure: number | null): string =>
  figure === null ? '' : kind === 'time' ? formatSeconds(figure) : String(figure);

/** `+4 points`, `−0.52` */
function formatDifference(kind: PlaceDerivation['kind'], difference: number): string {
  if (kind === 'time') return signedSeconds(difference);
  const size = Math.abs(difference);
  return `${difference < 0 ? '−' : '+'}${kind === 'laps' ? lapsText(size) : pointsText(size)}`;
}
