import type { MapView } from './places';
import type { MapMarker, OpenMap } from './provider';

/** What MapLibre and Mapbox have in common, as far as it is used here. */
interface GlMap {
  getZoom(): number;
  on(type: 'zoomend', listener: () => void): unknown;
  easeTo(options: { center: [number, number]; zoom: number }): unknown;
  remove(): void;
}

interface GlMarker {
  remove(): unknown;
}

/** These libraries count zooms of a world of 512 px. */
export const toGlZoom = (zoom: number): number => zoom - 1;

export const centerOf = ({ longitude, latitude }: MapView): [number, number] => [longitude, latitude];

/** The common handle of a map of either library; `addMarker` puts one element on it. */
export function wrapGlMap(
  map: GlMap,
  addMarker: (marker: MapMarker) => GlMarker,
  onZoom: (zoom: number) => void,
): OpenMap {
  let shown: GlMarker[] = [];
  map.on('zoomend', () => onZoom(map.getZoom() + 1));
  return {
    setMarkers(markers) {
      for (const marker of shown) marker.remove();
      shown = markers.map(addMarker);
      markers.find(({ takesFocus }) => takesFocus)?.element.focus({ preventScroll: true });
    },
    moveTo: (view) => void map.easeTo({ center: centerOf(view), zoom: toGlZoom(view.zoom) }),
    remove: () => map.remove(),
  };
}
