import type { MapConfig } from '@holeshot/contract';
import { clusterPlaces } from './cluster-places';
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
  /** hears which place was chosen */
  onChoose: (place: MapPlace) => void;
  onFailure: (message: string) => void;
}

/** How much closer a click on a cluster goes. */
const CLOSER = 2;

/**
 * Opens the real map over its stand-in: pins, gathered into clusters as they would overlap. Resolves to a function
 * that takes it away. Faults go to `onFailure` as text, at once or later.
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
  const draw = () => {
    const clusters = clusterPlaces(places, zoom);
    const now = clusters.map(({ key }) => key).join('|');
    if (!map || now === shown) return;
    shown = now;
    map.setMarkers(
      clusters.map(({ places: own, latitude, longitude }) => {
        const [place] = own;
        const element = createPin(own);
        element.addEventListener('click', () => {
          if (own.length > 1) map?.moveTo({ latitude, longitude, zoom: zoom + CLOSER });
          else if (place) onChoose(place);
        });
        return { element, latitude, longitude };
      }),
    );
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
