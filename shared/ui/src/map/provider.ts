import type { MapView } from './places';

/** A map that cannot be shown; the message is for the visitor. */
export class MapFailure extends Error {
  override readonly name = 'MapFailure';
}

/** What the message says when the provider refuses the key (specification section 8, Maps). */
export const AUTH_FAILURE = 'Error: AuthFailure. There is a problem with the API key of this map.';

/** One element on the map, kept at its place by the provider. */
export interface MapMarker {
  element: HTMLElement;
  latitude: number;
  longitude: number;
  /** gets the keyboard's focus as soon as it is on the map */
  takesFocus: boolean;
}

export interface OpenMap {
  /** Replaces all markers. */
  setMarkers(markers: readonly MapMarker[]): void;
  /** zoom as Google counts */
  moveTo(view: MapView): void;
  remove(): void;
}

export interface MapRequest {
  /** empty, and as large as the map is to be */
  container: HTMLElement;
  view: MapView;
  /** hears the zoom (Google's count) after each change */
  onZoom: (zoom: number) => void;
  /** hears of a fault after opening; the map is of no use then */
  onFailure: (failure: MapFailure) => void;
}

/** Opens a map; resolves once it can be seen, rejects with `MapFailure`. */
export type MapProvider = (request: MapRequest) => Promise<OpenMap>;

const added = new Map<string, Promise<void>>();

/** Adds a library's own style sheet once; resolves when it counts, or cannot be had. */
export function addStyleSheet(href: string): Promise<void> {
  const known = added.get(href);
  if (known) return known;
  const link = document.createElement('link');
  const isThere = new Promise<void>((resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
  });
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  added.set(href, isThere);
  return isThere;
}
