import {
  fitCourse,
  type Guid,
  getStretch,
  outerSide,
  placeOn,
  type TrackCourse,
  type TrackPlace,
  type TrackPoint,
  toPath,
} from '@holeshot/domain';

/** A pilot on the drawn track, px. */
export interface TrackDot extends TrackPoint {
  id: Guid;
  /** SVG path of the last second; `''` for pilots at the line */
  trail: string;
  state: TrackPlace['state'];
}

const TRAIL_SECONDS = 1;

/** Distances of the row of pilots who wait beside the line, px. */
const WAITING = { first: 30, distance: 15 };

/** Lists the dots of the pilots on a drawn course, in the order of `pilotIds`. */
export function listTrackDots(
  course: TrackCourse,
  places: ReadonlyMap<Guid, TrackPlace>,
  pilotIds: readonly Guid[],
): TrackDot[] {
  let waiting = 0;
  return pilotIds.flatMap((id) => {
    const place = places.get(id);
    if (!place) return [];
    const { share, sharePerSecond, state } = place;
    if (state === 'flying') {
      const trail = toPath(getStretch(course, share - sharePerSecond * TRAIL_SECONDS, share));
      return { id, ...placeOn(course, share), trail, state };
    }
    const at = besideLine(course, WAITING.first + waiting * WAITING.distance);
    waiting += 1;
    return { id, ...at, trail: '', state };
  });
}

/** A point at `distance` px from the start gate, towards the outside of the track. */
function besideLine({ gates }: TrackCourse, distance: number): TrackPoint {
  const [start] = gates;
  if (!start) return { x: 0, y: 0 };
  const side = outerSide(gates, start);
  return { x: start.x + side.x * distance, y: start.y + side.y * distance };
}

/** Sizes of the drawing of a track, px, on wide screens and on phones. */
export const TRACK_AREAS = {
  wide: { width: 752, height: 430, margin: 62, tag: { width: 40, height: 20 }, road: 38 },
  phone: { width: 390, height: 190, margin: 34, tag: { width: 34, height: 18 }, road: 20 },
} as const;
export type TrackArea = (typeof TRACK_AREAS)[keyof typeof TRACK_AREAS];

/** Fits the course into the area, and leaves `reservedWidth` px free at the right. */
export const drawCourse = (course: TrackCourse, area: TrackArea, reservedWidth: number): TrackCourse =>
  fitCourse(course, { ...area, width: area.width - reservedWidth });
