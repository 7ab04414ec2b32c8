import type { MapView } from './locations';
import type { MapMarker, OpenMap } from './provider';

/** The common part of the MapLibre and Mapbox APIs. */
interface GlMap {
  getZoom(): number;
  on(type: 'zoomend', listener: () => void): unknown;
  easeTo(options: { center: [number, number]; zoom: number }): unknown;
  remove(): void;
}

interface GlMarker {
  remove(): unknown;
}

/** Both libraries have a world of 512 px at zoom 0, Google Maps one of 256 px. */
export const toGlZoom = (zoom: number): number => zoom - 1;

export const centerOf = ({ longitude, latitude }: MapView): [number, number] => [longitude, latitude];

/** Wraps a map of either library; `addMarker` adds one element to it. */
export function wrapGlMap(
  map: GlMap,
  addMarker: (marker: MapMarker) => GlMarker,
  onZoom: (zoom: number) => void,
): OpenMap {
  let currentMarkers: GlMarker[] = [];
  map.on('zoomend', () => onZoom(map.getZoom() + 1));
  return {
    setMarkers(markers) {
      for (const marker of currentMarkers) marker.remove();
      currentMarkers = markers.map(addMarker);
      markers.find(({ takesFocus }) => takesFocus)?.element.focus({ preventScroll: true });
    },
    moveTo: (view) => void map.easeTo({ center: centerOf(view), zoom: toGlZoom(view.zoom) }),
    remove: () => map.remove(),
  };
}
