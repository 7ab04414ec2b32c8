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
 * The course, in metres, through a track's elements in order and back to the first, which is start and finish; `null`
 * for fewer than three. The file does not say from which side a gate is flown, so the direction follows from the
 * adjacent gates.
 */
export const layOutTrack = (elements: readonly TrackElement[]): TrackCourse | null =>
  closedCourse(
    elements
      .filter(({ kind, isDecorative }) => kind !== 'Invalid' && !isDecorative)
      .map(({ x, y, z }) => ({ x, y: z, height: y })),
  );

/** Metres per second, faster than racing drones fly on a straight (R159). */
const TOP_SPEED = 60;

/** The shortest possible lap of a track, s; 0 for an unknown track. */
export const leastLapSeconds = (elements: readonly TrackElement[] | undefined): number =>
  (layOutTrack(elements ?? [])?.length ?? 0) / TOP_SPEED;
