/** A place on a map. */
export interface MapPlace {
  id: string;
  name: string;
  /** under the name, such as an address */
  text?: string;
  /** site-relative page of the place */
  href?: string;
  /** degrees */
  latitude: number;
  longitude: number;
}

/** What a map shows at first. */
export interface MapView {
  latitude: number;
  longitude: number;
  /** as Google Maps counts: the world is `256 * 2 ** zoom` px wide */
  zoom: number;
}

/** Source: specification section 9, Charts and maps. */
export const PLACE_ZOOM = 13;
export const WORLD_VIEW: MapView = { latitude: 0, longitude: 10, zoom: 2 };

/** Above this a map is of a place, not of the world. */
export const isCloseUp = ({ zoom }: MapView): boolean => zoom > 6;
