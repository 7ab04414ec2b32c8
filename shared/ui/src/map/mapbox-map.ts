import { WORLD_FRAME } from '@holeshot/domain';
import { Map as GlMap, Marker, NavigationControl, setAccessToken } from 'mapbox-gl/esm';
import styleSheetUrl from 'mapbox-gl/mapbox-gl.css';
import { getCenter, toGlZoom, wrapGlMap } from './gl-map';
import {
  AUTH_FAILURE,
  addStyleSheet,
  MapFailure,
  type MapMarker,
  type MapProvider,
  requireConnected,
} from './provider';

/** South-west and north-east corner of the world map. */
const WORLD_BOUNDS: [[number, number], [number, number]] = [
  [WORLD_FRAME.west, WORLD_FRAME.south],
  [WORLD_FRAME.east, WORLD_FRAME.north],
];

const NOT_LOADED = 'The Mapbox map could not load.';
const STYLE = { dark: 'mapbox://styles/mapbox/dark-v11', sun: 'mapbox://styles/mapbox/light-v11' };

/** Mapbox reports a rejected token as status 401 or 403, or in the message. */
function toFailure(error: Error & { status?: number }): MapFailure {
  const isRefused = error.status === 401 || error.status === 403 || /access token/i.test(error.message);
  return new MapFailure(isRefused ? AUTH_FAILURE : NOT_LOADED, { cause: error });
}

/** Mapbox GL with Mapbox's dark style, or the light one. */
export const openMapWith =
  (token: string): MapProvider =>
  async ({ container, view, theme, staysInWorldFrame, onFailure, ...events }) => {
    await addStyleSheet(styleSheetUrl);
    requireConnected(container);
    return new Promise((resolve, reject) => {
      setAccessToken(token);
      try {
        const map = new GlMap({
          container,
          style: STYLE[theme],
          center: getCenter(view),
          zoom: toGlZoom(view.zoom),
          projection: 'mercator',
          cooperativeGestures: true,
          dragRotate: false,
          ...(staysInWorldFrame ? { maxBounds: WORLD_BOUNDS } : {}),
        });
        map.addControl(new NavigationControl({ showCompass: false }));
        const addMarker = ({ element, latitude, longitude, onMove }: MapMarker) =>
          new Marker({ element, draggable: onMove !== undefined })
            .setLngLat([longitude, latitude])
            .addTo(map);
        const opened = wrapGlMap(map, addMarker, events);
        map.once('load', () => resolve(opened));
        map.on('error', ({ error }) => {
          const failure = toFailure(error);
          reject(failure);
          onFailure(failure);
        });
      } catch (error) {
        reject(new MapFailure(NOT_LOADED, { cause: error }));
      }
    });
  };
