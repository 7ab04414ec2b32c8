/// <reference types="google.maps" />
import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { WORLD_FRAME } from '@holeshot/domain';
import { COLORS_BY_THEME, type ColorTable } from '../styles/tokens';
import type { MapView } from './locations';
import { AUTH_FAILURE, MapFailure, type MapMarker, type MapProvider } from './provider';

/** Shown when the map fails to load (R50). */
const NOT_LOADED = 'The Google Maps JavaScript API could not load.';

declare global {
  /** Google calls this when it rejects the key. */
  var gm_authFailure: (() => void) | undefined;
}

const toCenter = ({ latitude, longitude }: MapView) => ({ lat: latitude, lng: longitude });

/** All longitudes, because the library accepts no bounds past the date line. */
const WORLD: google.maps.MapRestriction = {
  latLngBounds: { north: WORLD_FRAME.north, south: WORLD_FRAME.south, west: -180, east: 180 },
};

const stylesIn = (colors: ColorTable): google.maps.MapTypeStyle[] => [
  { elementType: 'geometry', stylers: [{ color: colors.s3 }] },
  { elementType: 'labels.text.fill', stylers: [{ color: colors.t2 }] },
  { elementType: 'labels.text.stroke', stylers: [{ color: colors.bg }] },
  { featureType: 'water', elementType: 'geometry', stylers: [{ color: colors.s1 }] },
  { featureType: 'road', elementType: 'geometry', stylers: [{ color: colors.line }] },
  { featureType: 'poi', stylers: [{ visibility: 'off' }] },
];

/** Creates Google's overlay for a marker. Not a subclass, because `OverlayView` exists only after the library loads. */
function createOverlay(maps: google.maps.MapsLibrary, marker: MapMarker): google.maps.OverlayView {
  const overlay = new maps.OverlayView();
  const { element, takesFocus } = marker;
  overlay.onAdd = () => {
    element.style.position = 'absolute';
    element.style.transform = 'translate(-50%, -50%)';
    overlay.getPanes()?.overlayMouseTarget.append(element);
    if (takesFocus) element.focus({ preventScroll: true });
  };
  overlay.draw = () => {
    const { latitude: lat, longitude: lng } = marker;
    const point = overlay.getProjection().fromLatLngToDivPixel(new google.maps.LatLng(lat, lng));
    element.style.left = `${point?.x ?? 0}px`;
    element.style.top = `${point?.y ?? 0}px`;
  };
  overlay.onRemove = () => element.remove();
  return overlay;
}

let hasOptions = false;

async function loadLibrary(key: string): Promise<google.maps.MapsLibrary> {
  // the loader accepts options only once per page
  if (!hasOptions) setOptions({ key, v: 'weekly', libraries: ['maps'], language: 'en' });
  hasOptions = true;
  try {
    return await importLibrary('maps');
  } catch (error) {
    throw new MapFailure(NOT_LOADED, { cause: error });
  }
}

/** Google Maps, loaded with key, version, libraries and language (R57). */
export const openMapWith =
  (key: string): MapProvider =>
  async ({ container, view, theme, staysInWorldFrame, onZoom, onPick, onFailure }) => {
    globalThis.gm_authFailure = () => onFailure(new MapFailure(AUTH_FAILURE));
    const maps = await loadLibrary(key);
    const colors = COLORS_BY_THEME[theme];
    const map = new maps.Map(container, {
      center: toCenter(view),
      zoom: view.zoom,
      styles: stylesIn(colors),
      backgroundColor: colors.s1,
      gestureHandling: 'cooperative',
      mapTypeControl: false,
      streetViewControl: false,
      isFractionalZoomEnabled: true,
      ...(staysInWorldFrame ? { restriction: WORLD } : {}),
    });
    map.addListener('zoom_changed', () => onZoom(map.getZoom() ?? view.zoom));
    map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
      if (latLng) onPick?.({ latitude: latLng.lat(), longitude: latLng.lng() });
    });
    let overlays: google.maps.OverlayView[] = [];
    return {
      setMarkers(markers) {
        for (const overlay of overlays) overlay.setMap(null);
        overlays = markers.map((marker) => createOverlay(maps, marker));
        for (const overlay of overlays) overlay.setMap(map);
      },
      moveTo(next) {
        map.panTo(toCenter(next));
        map.setZoom(next.zoom);
      },
      remove: () => {
        for (const overlay of overlays) overlay.setMap(null);
        container.replaceChildren();
      },
    };
  };
