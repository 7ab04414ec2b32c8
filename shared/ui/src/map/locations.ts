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

/** Zoom of a map of one location, and initial view of the world map (R110). */
export const LOCATION_ZOOM = 13;
export const WORLD_VIEW: MapView = { latitude: 0, longitude: 10, zoom: 2 };

/** Whether the view shows a location rather than the world. */
export const isCloseUp = ({ zoom }: MapView): boolean => zoom > 6;

/**
 * Reduces the zoom of a world view so that the whole world fits into `width` px; a close-up is unchanged. At the zoom of
 * R110 a phone would show little more than Africa.
 */
export const fitWorld = (view: MapView, width: number): MapView =>
  isCloseUp(view) ? view : { ...view, zoom: Math.min(view.zoom, Math.log2(width / 256)) };
