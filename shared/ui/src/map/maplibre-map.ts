import { WORLD_FRAME } from '@holeshot/domain';
import { Map as GlMap, Marker, NavigationControl, ScaleControl, setWorkerUrl } from 'maplibre-gl';
import styleSheetUrl from 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs';
import { COLORS_BY_THEME } from '../styles/tokens';
import { getCenter, toGlZoom, wrapGlMap } from './gl-map';
import { isCloseUp } from './locations';
import { addStyleSheet, MapFailure, type MapMarker, type MapProvider, requireConnected } from './provider';
import { worldStyle } from './world-style';

/** Unlimited from west to east: the library wraps longitudes, so a full turn would have no width. */
const WORLD_BOUNDS: [[number, number], [number, number]] = [
  [-Infinity, WORLD_FRAME.south],
  [Infinity, WORLD_FRAME.north],
];

const NOT_LOADED = 'The map could not load.';

/** MapLibre with the built-in world map. Needs no key and calls no other server. */
export const openMap: MapProvider = async ({
  container,
  view,
  theme,
  staysInWorldFrame,
  onFailure,
  ...events
}) => {
  await addStyleSheet(styleSheetUrl);
  requireConnected(container);
  return new Promise((resolve, reject) => {
    setWorkerUrl(new URL(workerUrl, location.href).href);
    try {
      const map = new GlMap({
        container,
        style: worldStyle(view, COLORS_BY_THEME[theme]),
        center: getCenter(view),
        zoom: toGlZoom(view.zoom),
        minZoom: -1,
        maxZoom: 15,
        attributionControl: false,
        cooperativeGestures: true,
        dragRotate: false,
        ...(staysInWorldFrame ? { maxBounds: WORLD_BOUNDS } : {}),
        pitchWithRotate: false,
      });
      map.addControl(new NavigationControl({ showCompass: false }));
      if (isCloseUp(view)) map.addControl(new ScaleControl({}));
      const addMarker = ({ element, latitude, longitude, onMove }: MapMarker) =>
        new Marker({ element, draggable: onMove !== undefined }).setLngLat([longitude, latitude]).addTo(map);
      const opened = wrapGlMap(map, addMarker, events);
      map.once('load', () => resolve(opened));
      map.on('error', ({ error }) => {
        const failure = new MapFailure(NOT_LOADED, { cause: error });
        reject(failure);
        onFailure(failure);
      });
    } catch (error) {
      reject(new MapFailure(NOT_LOADED, { cause: error }));
    }
  });
};
