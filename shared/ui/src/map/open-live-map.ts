import type { LiveMap, LiveMapRequest } from './live-map';

/** Loads the map's code and opens the map; see `startLiveMap`. */
export const openLiveMap = async (request: LiveMapRequest): Promise<LiveMap> =>
  (await import('./live-map')).startLiveMap(request);
