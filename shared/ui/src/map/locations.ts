import { WORLD_HEIGHT, worldLatitudeAt } from '@holeshot/domain';

/** A location on a map. */
export interface MapLocation {
  id: string;
  name: string;
  /** below the name, such as an address */
  text?: string;
  /** site-relative href of the location's page */
  href?: string;
  /** degrees */
  latitude: number;
  longitude: number;
}

/** The visible part of a map. */
export interface MapView {
  latitude: number;
  longitude: number;
  /** zoom of Google Maps: the world is `256 * 2 ** zoom` px wide */
  zoom: number;
}

/** Zoom of a map of one location, and initial view of the world map, which `fitWorld` fits to its frame (R110). */
export const LOCATION_ZOOM = 13;
export const WORLD_VIEW: MapView = { latitude: worldLatitudeAt(0.5), longitude: 10, zoom: 2 };

/** Width of the frame of a world map divided by its height. */
export const WORLD_ASPECT = (1 / WORLD_HEIGHT).toFixed(3);

/** Whether the view shows a location rather than the world. */
export const isCloseUp = ({ zoom }: MapView): boolean => zoom > 6;

/** Fits the zoom of a world view to `width` px, so that it shows each place once (R110); a close-up is unchanged. */
export const fitWorld = (view: MapView, width: number): MapView =>
  isCloseUp(view) ? view : { ...view, zoom: Math.log2(width / 256) };
