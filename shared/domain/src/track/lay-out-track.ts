import { closedCourse, type TrackCourse } from './track-course';

/** A part of a track of the desktop app. */
export interface TrackElement {
  kind: TrackElementKind;
  /** metres; x and z are on the ground, y is the height */
  x: number;
  y: number;
  z: number;
  /** degrees about the vertical */
  rotation: number;
  /** scenery, which is not flown */
  isDecorative: boolean;
  /** ends a sector */
  isSplitEnd: boolean;
}

/** In the order of the desktop app's numbers. */
export const TRACK_ELEMENT_KINDS = ['Invalid', 'Gate', 'Flag', 'Dive', 'Up'] as const;
export type TrackElementKind = (typeof TRACK_ELEMENT_KINDS)[number];

/**
 * The way through a track's elements in their order and back to the first, which is start and finish, in metres; `null` for
 * a track of fewer than three. The file does not say from which side a gate is flown, so the directions follow from the
 * gates before and after.
 */
export const layOutTrack = (elements: readonly TrackElement[]): TrackCourse | null =>
  closedCourse(
    elements
      .filter(({ kind, isDecorative }) => kind !== 'Invalid' && !isDecorative)
      .map(({ x, y, z }) => ({ x, y: z, height: y })),
  );

/** Metres a second: faster than racing drones fly on a straight. */
const TOP_SPEED = 60;

/** The least that a lap of a track can take, s; 0 for a track that is unknown. */
export const leastLapSeconds = (elements: readonly TrackElement[] | undefined): number =>
  (layOutTrack(elements ?? [])?.length ?? 0) / TOP_SPEED;
