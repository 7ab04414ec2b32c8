import type { MapConfig } from '@holeshot/contract';
import type { Theme } from '../styles/tokens';
import { type Cluster, clusterLocations } from './cluster-locations';
import { fitWorld, isCloseUp, type MapLocation, type MapView } from './locations';
import { MapFailure, type MapProvider, type OpenMap, type Place } from './provider';

/** Each provider is a chunk of its own. */
async function loadProvider(config: MapConfig): Promise<MapProvider> {
  switch (config.provider) {
    case 'mapbox':
      return (await import('./mapbox-map')).openMapWith(config.token);
    case 'google':
      return (await import('./google-map')).openMapWith(config.key);
    case 'built-in':
      return (await import('./maplibre-map')).openMap;
  }
}

/** Finds the current pin of a location, or of its cluster, because zooming replaces pins. */
export type FindPin = () => Element | undefined;

export interface LiveMapRequest {
  config: MapConfig;
  container: HTMLElement;
  locations: readonly MapLocation[];
  view: MapView;
  /** dark if absent, as in builds of remotes older than 1.3 */
  theme?: Theme;
  /** called when a location is chosen; `returnFocus` focuses its pin again */
  onChoose: (location: MapLocation, returnFocus: () => void, findPin: FindPin) => void;
  onFailure: (message: string) => void;
  /** called for a click on the map, and after a pin was dragged; without it pins cannot be dragged */
  onPick?: (place: Place) => void;
}

export interface LiveMap {
  setLocations(locations: readonly MapLocation[]): void;
  moveTo(view: MapView): void;
  remove(): void;
}

/** A pin on the map, for one location or a cluster. */
interface Pin {
  element: HTMLButtonElement;
  locations: readonly MapLocation[];
}

/** Zoom steps of a click on a cluster. */
const CLUSTER_ZOOM_STEP = 2;

/**
 * Opens the interactive map, with pins and clusters. Calls `onFailure` with a text for errors, also after opening. When
 * zooming replaces the focused pin, the new pin of its location gets the focus; the map moves to show a focused pin.
 */
export async function startLiveMap({
  config,
  container,
  view,
  theme = 'dark',
  onChoose,
  onFailure,
  onPick,
  ...request
}: LiveMapRequest): Promise<LiveMap> {
  const fail = (error: unknown) =>
    onFailure(error instanceof MapFailure ? error.message : 'The map could not load.');
  let map: OpenMap | undefined;
  let { locations } = request;
  const initialView = fitWorld(view, container.clientWidth);
  let { zoom } = initialView;
  let drawnClusters = '';
  let pins: Pin[] = [];
  const findPin = (location: MapLocation) => pins.find((pin) => pin.locations.includes(location))?.element;
  const choose = (location: MapLocation) =>
    onChoose(
      location,
      () => findPin(location)?.focus({ preventScroll: true }),
      () => findPin(location),
    );

  const createMarker = (cluster: Cluster, focusedLocation: MapLocation | undefined) => {
    const { latitude, longitude } = cluster;
    const [location] = cluster.locations;
    const element = createPin(cluster.locations);
    element.addEventListener('click', () => {
      if (cluster.locations.length > 1) map?.moveTo({ latitude, longitude, zoom: zoom + CLUSTER_ZOOM_STEP });
      else if (location) choose(location);
    });
    element.addEventListener('focus', () => {
      if (!isInside(element, container)) map?.moveTo({ latitude, longitude, zoom });
    });
    const takesFocus = focusedLocation !== undefined && cluster.locations.includes(focusedLocation);
    return { element, latitude, longitude, locations: cluster.locations, takesFocus, onMove: onPick };
  };

  const draw = () => {
    const clusters = clusterLocations(locations, zoom);
    const keys = clusters.map(({ key }) => key).join('|');
    if (!map || keys === drawnClusters) return;
    drawnClusters = keys;
    const [focusedLocation] = pins.find(({ element }) => element === document.activeElement)?.locations ?? [];
    const markers = clusters.map((cluster) => createMarker(cluster, focusedLocation));
    pins = markers;
    map.setMarkers(markers);
  };
  const onZoom = (next: number) => {
    zoom = next;
    draw();
  };
  try {
    const open = await loadProvider(config);
    const staysInWorldFrame = !isCloseUp(view) && !onPick;
    map = await open({
      container,
      view: initialView,
      theme,
      staysInWorldFrame,
      onZoom,
      onPick,
      onFailure: fail,
    });
    draw();
  } catch (error) {
    fail(error);
  }
  return {
    setLocations(next) {
      locations = next;
      drawnClusters = '';
      draw();
    },
    moveTo: (next) => map?.moveTo(next),
    remove: () => map?.remove(),
  };
}

function isInside(element: Element, frame: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

function createPin(locations: readonly MapLocation[]): HTMLButtonElement {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = 'pin';
  // Mapbox gives a marker without a role the role of an image
  pin.setAttribute('role', 'button');
  const isCluster = locations.length > 1;
  pin.textContent = isCluster ? String(locations.length) : '';
  const names = locations.map(({ name }) => name);
  pin.setAttribute(
    'aria-label',
    isCluster ? `${locations.length} places: ${names.join(', ')}` : (names[0] ?? ''),
  );
  pin.title = names.slice(0, 6).join(', ');
  return pin;
}
