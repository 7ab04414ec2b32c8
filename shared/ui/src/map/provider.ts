import type { Theme } from '../styles/tokens';
import type { MapView } from './locations';

/** Thrown when a map cannot be shown; the message is for the visitor. */
export class MapFailure extends Error {
  override readonly name = 'MapFailure';
}

/** The message when the provider rejects the key (R50). */
export const AUTH_FAILURE = 'Error: AuthFailure. There is a problem with the API key of this map.';

/** A place in degrees. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** An element on the map, positioned by the provider. */
export interface MapMarker {
  element: HTMLElement;
  latitude: number;
  longitude: number;
  /** gets the focus when it is added to the map */
  takesFocus: boolean;
  /** called after dragging, with the new place; without this function the element cannot be dragged */
  onMove?: ((place: Place) => void) | undefined;
}

export interface OpenMap {
  /** Replaces all markers. */
  setMarkers(markers: readonly MapMarker[]): void;
  moveTo(view: MapView): void;
  remove(): void;
}

export interface MapRequest {
  /** an empty element of the map's size */
  container: HTMLElement;
  view: MapView;
  theme: Theme;
  /** whether the map stays within the frame of the world map, so that it shows each place once */
  staysInWorldFrame: boolean;
  /** called after each change of the zoom, with the zoom as in `MapView` */
  onZoom: (zoom: number) => void;
  /** called for a click on the map */
  onPick?: ((place: Place) => void) | undefined;
  /** called for an error after opening; the map no longer works then */
  onFailure: (failure: MapFailure) => void;
}

/** Opens a map. Resolves when it is visible; rejects with `MapFailure`. */
export type MapProvider = (request: MapRequest) => Promise<OpenMap>;

const styleSheets = new Map<string, Promise<void>>();

/** Adds a library's style sheet once. Resolves when it has loaded or failed. */
export function addStyleSheet(href: string): Promise<void> {
  const cached = styleSheets.get(href);
  if (cached) return cached;
  const link = document.createElement('link');
  const settled = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
  });
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  styleSheets.set(href, settled);
  return settled;
}

/** Throws if the page removed the container while code and styles loaded: a map outside the page logs warnings. */
export function requireConnected(container: HTMLElement): void {
  if (!container.isConnected) throw new MapFailure('The map is not needed any more.');
}
