import type { MapConfig } from '@holeshot/contract';
import { type Cluster, clusterPlaces } from './cluster-places';
import { fitWorld, type MapPlace, type MapView } from './places';
import { MapFailure, type MapProvider, type OpenMap } from './provider';

/** Each provider is a chunk of its own; only the chosen one is ever fetched. */
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

export interface LiveMapRequest {
  config: MapConfig;
  container: HTMLElement;
  places: readonly MapPlace[];
  view: MapView;
  /** hears which place was chosen; `returnFocus` gives the keyboard's focus back to the pin that stands for it */
  onChoose: (place: MapPlace, returnFocus: () => void) => void;
  onFailure: (message: string) => void;
}

/** A pin on the map, for the places that are gathered in it. */
interface Pin {
  element: HTMLButtonElement;
  places: readonly MapPlace[];
}

/** How much closer a click on a cluster goes. */
const CLOSER = 2;

/**
 * Opens the real map over its stand-in: pins, gathered into clusters as they would overlap. Resolves to a function
 * that takes it away. Faults go to `onFailure` as text, at once or later. A pin that goes as the map comes closer leaves the focus to the one in its place, and one
 * that gets it out of sight comes into view.
 */
export async function startLiveMap({
  config,
  container,
  places,
  view,
  onChoose,
  onFailure,
}: LiveMapRequest): Promise<() => void> {
  const fail = (error: unknown) =>
    onFailure(error instanceof MapFailure ? error.message : 'The map could not load.');
  let map: OpenMap | undefined;
  const first = fitWorld(view, container.clientWidth);
  let { zoom } = first;
  let shown = '';
  let pins: Pin[] = [];
  const focusPin = (place: MapPlace) =>
    pins.find((pin) => pin.places.includes(place))?.element.focus({ preventScroll: true });

  const createMarker = ({ places: own, latitude, longitude }: Cluster, focused: MapPlace | undefined) => {
    const [place] = own;
    const element = createPin(own);
    element.addEventListener('click', () => {
      if (own.length > 1) map?.moveTo({ latitude, longitude, zoom: zoom + CLOSER });
      else if (place) onChoose(place, () => focusPin(place));
    });
    element.addEventListener('focus', () => {
      if (!isInside(element, container)) map?.moveTo({ latitude, longitude, zoom });
    });
    return {
      ...{ element, latitude, longitude, places: own },
      takesFocus: focused !== undefined && own.includes(focused),
    };
  };

  const draw = () => {
    const clusters = clusterPlaces(places, zoom);
    const now = clusters.map(({ key }) => key).join('|');
    if (!map || now === shown) return;
    shown = now;
    const [focused] = pins.find(({ element }) => element === document.activeElement)?.places ?? [];
    const markers = clusters.map((cluster) => createMarker(cluster, focused));
    pins = markers;
    map.setMarkers(markers);
  };
  const onZoom = (next: number) => {
    zoom = next;
    draw();
  };
  try {
    const open = await loadProvider(config);
    map = await open({ container, view: first, onZoom, onFailure: fail });
    draw();
  } catch (error) {
    fail(error);
  }
  return () => map?.remove();
}

function isInside(element: Element, frame: Element): boolean {
  const [own, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  return (
    own.left >= outer.left && own.right <= outer.right && own.top >= outer.top && own.bottom <= outer.bottom
  );
}

function createPin(places: readonly MapPlace[]): HTMLButtonElement {
  const pin = document.createElement('button');
  pin.type = 'button';
  pin.className = 'pin';
  const isCluster = places.length > 1;
  pin.textContent = isCluster ? String(places.length) : '';
  const names = places.map(({ name }) => name);
  pin.setAttribute(
    'aria-label',
    isCluster ? `${places.length} places: ${names.join(', ')}` : (names[0] ?? ''),
  );
  pin.title = names.slice(0, 6).join(', ');
  return pin;
}
