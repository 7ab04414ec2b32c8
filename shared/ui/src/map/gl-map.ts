import type { MapView } from './locations';
import type { MapMarker, MapRequest, OpenMap, Place } from './provider';

/** The common part of the MapLibre and Mapbox APIs. */
interface GlMap {
  getZoom(): number;
  on(type: 'zoomend', listener: () => void): unknown;
  on(type: 'click', listener: (event: { lngLat: LngLat }) => void): unknown;
  easeTo(options: { center: [number, number]; zoom: number }): unknown;
  remove(): void;
}

interface GlMarker {
  remove(): unknown;
  getLngLat(): LngLat;
  on(type: 'dragend', listener: () => void): unknown;
}

interface LngLat {
  lng: number;
  lat: number;
}

const toPlace = ({ lng, lat }: LngLat): Place => ({ latitude: lat, longitude: lng });

/** Both libraries have a world of 512 px at zoom 0, Google Maps one of 256 px. */
export const toGlZoom = (zoom: number): number => zoom - 1;

export const getCenter = ({ longitude, latitude }: MapView): [number, number] => [longitude, latitude];

/** Wraps a map of either library. `addMarker` adds one element to it, draggable if it has `onMove`. */
export function wrapGlMap(
  map: GlMap,
  addMarker: (marker: MapMarker) => GlMarker,
  { onZoom, onPick }: Pick<MapRequest, 'onZoom' | 'onPick'>,
): OpenMap {
  let currentMarkers: GlMarker[] = [];
  map.on('zoomend', () => onZoom(map.getZoom() + 1));
  if (onPick) map.on('click', ({ lngLat }) => onPick(toPlace(lngLat)));
  const add = (marker: MapMarker): GlMarker => {
    const added = addMarker(marker);
    added.on('dragend', () => marker.onMove?.(toPlace(added.getLngLat())));
    return added;
  };
  return {
    setMarkers(markers) {
      for (const marker of currentMarkers) marker.remove();
      currentMarkers = markers.map(add);
      markers.find(({ takesFocus }) => takesFocus)?.element.focus({ preventScroll: true });
    },
    moveTo: (view) => void map.easeTo({ center: getCenter(view), zoom: toGlZoom(view.zoom) }),
    remove: () => map.remove(),
  };
}
