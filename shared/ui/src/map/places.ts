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

/**
 * `view` from as far away as the whole world needs to fit into `width` px; a view of a place stays. At the world's zoom
 * a phone would show little more than Africa.
 */
export const fitWorld = (view: MapView, width: number): MapView =>
  isCloseUp(view) ? view : { ...view, zoom: Math.min(view.zoom, Math.log2(width / 256)) };
