import { styled, usePlatform } from '@holeshot/platform';
import { openLiveMap } from '@holeshot/ui/base';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { LiveMap } from '../../map/live-map';
import { LOCATION_ZOOM, type MapLocation, WORLD_VIEW } from '../../map/locations';
import { MapFailureNote, MapFrame } from '../../map/map-frame';
import type { Place } from '../../map/provider';
import { waitUntilIdleAndNear } from '../../map/wait-until-idle-and-near';
import { useTheme } from '../../styles/theme';
import { Hint } from './field';

const Frame = styled(MapFrame)`
  height: 260px;
  aspect-ratio: auto;
`;

const listPins = (place: Place | null): MapLocation[] =>
  place ? [{ id: 'place', name: 'The place', ...place }] : [];

const getView = (place: Place | null) => (place ? { ...place, zoom: LOCATION_ZOOM } : WORLD_VIEW);

interface PlaceMapProps {
  place: Place | null;
  pick: (place: Place) => void;
}

/** A map with the place as its pin. It moves to typed numbers, but not on a click. */
export function PlaceMap({ place, pick }: PlaceMapProps) {
  const { config } = usePlatform();
  const theme = useTheme();
  const container = useRef<HTMLDivElement>(null);
  const map = useRef<LiveMap>(null);
  // a clicked place is already visible, a typed one may be anywhere
  const isPicked = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);

  const onPick = useEffectEvent((next: Place) => {
    isPicked.current = true;
    pick(next);
  });
  const open = useEffectEvent((element: HTMLElement) =>
    openLiveMap({
      config: config.map,
      container: element,
      theme,
      locations: listPins(place),
      view: getView(place),
      onChoose: () => undefined,
      onFailure: setFailure,
      onPick: (next: Place) => onPick(next),
    }),
  );

  const show = useEffectEvent((shown: Place | null) => {
    if (!map.current) return;
    map.current.setLocations(listPins(shown));
    if (shown && !isPicked.current) map.current.moveTo(getView(shown));
    isPicked.current = false;
  });
  // the place may change while the map loads
  const showLatest = useEffectEvent(() => show(place));

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isUnmounted = false;
    const start = async () => {
      await waitUntilIdleAndNear(element);
      if (isUnmounted) return;
      const opened = await open(element);
      if (isUnmounted) return opened.remove();
      map.current = opened;
      showLatest();
    };
    start().catch(() => setFailure('The map could not load.'));
    return () => {
      isUnmounted = true;
      map.current?.remove();
      map.current = null;
    };
  }, []);

  useEffect(() => show(place), [place]);

  return (
    <>
      <Frame $closeUp role="region" aria-label="Map to choose the place on">
        {failure === null ? (
          <div ref={container} />
        ) : (
          <MapFailureNote role="status">{failure} Enter the numbers instead.</MapFailureNote>
        )}
      </Frame>
      <Hint>Click the map, or drag the pin. Or enter the two numbers.</Hint>
    </>
  );
}
