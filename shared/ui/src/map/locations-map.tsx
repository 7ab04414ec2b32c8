import { projectToWorld } from '@holeshot/domain';
import { usePlatform } from '@holeshot/platform';
import { openLiveMap } from '@holeshot/ui/base';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTheme } from '../styles/theme';
import { FieldPlan } from './field-plan';
import type { FindPin } from './live-map';
import { isCloseUp, type MapLocation, type MapView } from './locations';
import { MapFailureNote, MapFrame } from './map-frame';
import { PlaceCard } from './place-card';
import { waitUntilIdleAndNear } from './wait-until-idle-and-near';

interface PlacesMapProps {
  /** for screen readers; the page must list the locations as text, too */
  label: string;
  locations: readonly MapLocation[];
  view: MapView;
  /** the card of a location, in place of its name and text; its first link gets the focus */
  renderCard?: (location: MapLocation) => ReactNode;
}

interface ChosenPlace {
  location: MapLocation;
  returnFocus: () => void;
  findPin: FindPin;
}

/**
 * A map of locations. The server renders a placeholder of the same size. The interactive map of the configured provider
 * loads once the page is interactive and the map is near the viewport. When it fails to load, the placeholder stays,
 * with the reason (R50). The built-in map has no roads, so a close-up stays a plan of the field.
 */
export function LocationsMap({ label, locations, view, renderCard }: PlacesMapProps) {
  const { config } = usePlatform();
  const theme = useTheme();
  const isPlan = isCloseUp(view) && config.map.provider === 'built-in';
  const container = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const [chosen, setChosen] = useState<ChosenPlace | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // compared as JSON: loaders create new objects, but the same locations must not open a second map
  const content = JSON.stringify({ locations, view });

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isUnmounted = false;
    let remove: (() => void) | undefined;
    const start = async () => {
      await waitUntilIdleAndNear(element);
      if (isUnmounted) return;
      const onFailure = (message: string) => {
        if (!isUnmounted) setFailure(message);
      };
      const map = await openLiveMap({
        ...(JSON.parse(content) as Pick<PlacesMapProps, 'locations' | 'view'>),
        config: config.map,
        container: element,
        theme,
        onChoose: (location, returnFocus, findPin) => setChosen({ location, returnFocus, findPin }),
        onFailure,
      });
      remove = map.remove;
      if (isUnmounted) remove();
      else setIsDrawn(true);
    };
    start().catch(() => setFailure('The map could not load.'));
    return () => {
      isUnmounted = true;
      setIsDrawn(false);
      remove?.();
    };
  }, [config, content, theme]);

  const close = () => {
    setChosen(null);
    chosen?.returnFocus();
  };

  return (
    <MapFrame $closeUp={isCloseUp(view)} role="region" aria-label={label}>
      <MapStandIn locations={locations} view={view} />
      {!isPlan && failure === null && <div ref={container} data-drawn={isDrawn} />}
      {chosen && (
        <PlaceCard key={chosen.location.id} {...chosen} close={close}>
          {renderCard?.(chosen.location)}
        </PlaceCard>
      )}
      {failure !== null && <MapFailureNote role="status">{failure}</MapFailureNote>}
    </MapFrame>
  );
}

interface MapStandInProps {
  locations: readonly MapLocation[];
  view: MapView;
}

/** Placeholder of a map until it loads, and when it fails to: a dotted world, or the plan of a field. */
function MapStandIn({ locations, view }: MapStandInProps) {
  return isCloseUp(view) ? <FieldPlan /> : <World locations={locations} />;
}

/** A unit is 2.5 degrees of longitude, as in `world.svg`; pins are at the same places as on the live map. */
function World({ locations }: { locations: readonly MapLocation[] }) {
  return (
    <svg viewBox="0 0 144 73" preserveAspectRatio="none" aria-hidden="true">
      <image href="/world.svg" width={144} height={73} />
      {locations.map((location) => {
        const { x, y } = projectToWorld(location);
        return (
          <circle
            key={location.id}
            cx={(x * 144).toFixed(2)}
            cy={(y * 73).toFixed(2)}
            r={1}
            fill="var(--red)"
            stroke="var(--white)"
            strokeWidth={0.35}
          />
        );
      })}
    </svg>
  );
}
