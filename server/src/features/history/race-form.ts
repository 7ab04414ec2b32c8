import { MAX_REASON, type Property } from '@holeshot/contract/wire';
import {
  countText,
  type Detection,
  formatTimeOfDay,
  type Guid,
  groupBy,
  type RaceResult,
  type TimingLocation,
} from '@holeshot/domain';
import type { RaceBody } from '../../database/schema';
import { type GetName, placeText } from '../../events/read/describe-changes';
import { parseBody } from '../../events/read/race-facts';
import { changeRow, recountRace } from '../../events/revise/recount-race';
import type { ChangedValues } from '../../properties/check-values';

const MAX_POSITION = 100;
const MAX_POINTS = 10_000;

const REASON: Property = {
  name: 'Reason',
  title: 'Reason',
  desc: 'Everybody can read it in the history of the race.',
  type: 'string',
  value: '',
  maxLength: MAX_REASON,
  required: true,
};

const resultProperties = ({ pilotId, position, points, dnf }: RaceResult, name: string): Property[] => [
  {
    name: `Position-${pilotId}`,
    title: `Position of ${name}`,
    desc: '',
    type: 'number',
    value: position,
    min: 0,
    max: MAX_POSITION,
    whole: true,
  },
  {
    name: `Points-${pilotId}`,
    title: `Points of ${name}`,
    desc: '',
    type: 'number',
    value: points,
    min: -MAX_POINTS,
    max: MAX_POINTS,
  },
  { name: `Dnf-${pilotId}`, title: `${name} did not finish`, desc: '', type: 'bool', value: dnf },
];

const detectionProperty = ({ id, lapNumber, time, valid }: Detection, name: string): Property => {
  const milliseconds = new Date(time).toISOString().slice(19, 23);
  const timeOfDay = formatTimeOfDay(time).replace(' ', `${milliseconds} `);
  const lap = lapNumber === 0 ? 'Holeshot' : `Lap ${lapNumber}`;
  return {
    name: `Detection-${id}`,
    title: `${lap} of ${name} counts (${timeOfDay})`,
    desc: '',
    type: 'bool',
    value: valid,
  };
};

/** Results without a position and DNFs come last. */
const getRank = ({ dnf, position }: RaceResult): number =>
  dnf || position === 0 ? MAX_POSITION + 1 : position;

/** `Kestrel · 1st · 6 crossings, 1 not valid` */
function pilotSummary(name: string, result: RaceResult | undefined, laps: readonly Detection[]): string {
  const crossings = countText(laps.length, 'crossing');
  const invalid = laps.filter(({ valid }) => !valid).length;
  const counted = invalid === 0 ? crossings : `${crossings}, ${invalid} not valid`;
  return [name, result && placeText(result), counted].filter(Boolean).join(' · ');
}

/** The form of a race, grouped by pilot in the order of the results: each result, and which crossings count. */
export function raceProperties(body: RaceBody, getName: GetName): Property[] {
  const { detections, results: unsorted } = parseBody(body);
  const results = unsorted.toSorted((a, b) => getRank(a) - getRank(b));
  const laps = detections.filter(
    (detection): detection is Detection & { pilotId: Guid } =>
      detection.isLapEnd && detection.pilotId !== null,
  );
  const lapsByPilot = groupBy(laps, ({ pilotId }) => pilotId);
  const pilotIds = new Set([...results.map(({ pilotId }) => pilotId), ...lapsByPilot.keys()]);
  const groups = [...pilotIds].map((pilotId): Property[] => {
    const [name, own] = [getName(pilotId), lapsByPilot.get(pilotId) ?? []];
    const result = results.find((one) => one.pilotId === pilotId);
    const group = pilotSummary(name, result, own);
    const properties = [
      ...(result ? resultProperties(result, name) : []),
      ...own.map((detection) => detectionProperty(detection, name)),
    ];
    return properties.map((property) => ({ ...property, group }));
  });
  return [REASON, ...groups.flat()];
}

const RESULT_FIELDS: Record<string, string> = { Position: 'Position', Points: 'Points', Dnf: 'DNF' };

/**
 * The content of a race with the values of its form, in the desktop app's own fields. Counting or discarding a crossing
 * renumbers the following laps (R78).
 */
export function applyValues(body: RaceBody, values: ChangedValues, timingLocation: TimingLocation): RaceBody {
  let { results } = body;
  const counted: [Guid, boolean][] = [];
  for (const [name, value] of Object.entries(values)) {
    const [kind = '', ...rest] = name.split('-');
    const id = rest.join('-');
    const field = RESULT_FIELDS[kind];
    if (field) results = changeRow(results, 'Pilot', id, { [field]: value ?? 0 });
    else if (kind === 'Detection') counted.push([id, value === true]);
  }
  return { race: recountRace(body, counted, timingLocation), results };
}
