import { TRACK_ELEMENT_KINDS, type TrackElement, type TrackElementKind } from '@holeshot/domain';
import type { JsonObject, OnFault } from './clean-json';
import { type Fields, readFields } from './fields';

/** A track of the desktop app. */
export interface ParsedTrack {
  name: string;
  elements: TrackElement[];
}

/** No real track has more. */
const MAX_ELEMENTS = 500;
/** metres */
const MAX_DISTANCE = 100_000;

/** The desktop app writes the number of the kind; an unknown one is `Invalid`. */
function parseKind(value: unknown): TrackElementKind {
  const kind = typeof value === 'number' ? TRACK_ELEMENT_KINDS[value] : value;
  return TRACK_ELEMENT_KINDS.find((candidate) => candidate === kind) ?? 'Invalid';
}

/** Millimetres are enough, and give equal tracks for equal files. */
const metres = (fields: Fields, name: string): number => {
  const value = Math.round(fields.number(name, 0) * 1000) / 1000;
  return Math.max(-MAX_DISTANCE, Math.min(MAX_DISTANCE, value)) + 0;
};

/** Reads the object of a `.fpvtrk` file; `null` without elements, after reporting why. */
export function parseTrack(objects: readonly JsonObject[], onFault: OnFault): ParsedTrack | null {
  const [object] = objects;
  const fields = object && readFields(object, onFault);
  const rows = fields?.rows('TrackElements') ?? [];
  if (!fields || rows.length === 0) {
    onFault('holds no track with elements');
    return null;
  }
  if (rows.length > MAX_ELEMENTS) {
    onFault(`has more than ${MAX_ELEMENTS} elements`);
    return null;
  }
  return {
    name: fields.shortText('Name'),
    elements: rows.map((row) => ({
      kind: parseKind(row.raw.ElementType),
      x: metres(row, 'X'),
      y: metres(row, 'Y'),
      z: metres(row, 'Z'),
      rotation: metres(row, 'Rotation'),
      isDecorative: row.flag('Decorative', false),
      isSplitEnd: row.flag('SplitEnd', false),
    })),
  };
}
