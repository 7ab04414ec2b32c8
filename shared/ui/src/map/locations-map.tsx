import { SiteLink, styled, usePlatform } from '@holeshot/platform';
import { Button, openLiveMap } from '@holeshot/ui/base';
import { useEffect, useRef, useState } from 'react';
import { isCloseUp, type MapLocation, type MapView } from './locations';
import { MapFailureNote, MapFrame } from './map-frame';
import { MapStandIn } from './map-stand-in';
import { waitUntilIdleAndNear } from './wait-until-idle-and-near';

const Card = styled.div`
  position: absolute;
  z-index: 2;
  bottom: 12px;
  left: 12px;
  display: grid;
  gap: 2px;
  max-width: calc(100% - 24px);
  padding: 12px 16px;
  border-radius: 6px;
  background: var(--s2);
  a {
    font-size: 18px;
    font-weight: 600;
    text-decoration: underline 1px var(--edge);
    text-underline-offset: 3px;
  }
  span {
    color: var(--t2);
  }
  button {
    margin-top: 6px;
    justify-self: start;
  }
`;

interface PlacesMapProps {
  /** for screen readers; the page must list the locations as text, too */
  label: string;
  locations: readonly MapLocation[];
  view: MapView;
}

/**
 * A map of locations. The server renders a placeholder of the same size. The interactive map of the configured provider
 * loads once the page is interactive and the map is near the viewport. When it fails to load, the placeholder stays, with
 * the reason (R50).
 */
export function LocationsMap({ label, locations, view }: PlacesMapProps) {
  const { config } = usePlatform();
  const container = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ location: MapLocation; returnFocus: () => void } | null>(null);
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
        ...{ config: config.map, container: element },
        onChoose: (location, returnFocus) => setChosen({ location, returnFocus }),
        onFailure,
      });
      remove = map.remove;
      if (isUnmounted) remove();
    };
    start().catch(() => setFailure('The map could not load.'));
    return () => {
      isUnmounted = true;
      remove?.();
    };
  }, [config, content]);

  const close = () => {
    setChosen(null);
    chosen?.returnFocus();
  };

  return (
    <MapFrame $closeUp={isCloseUp(view)} role="region" aria-label={label}>
      <MapStandIn locations={locations} view={view} />
      {failure === null && <div ref={container} />}
      {chosen && <PlaceCard key={chosen.location.id} location={chosen.location} close={close} />}
      {failure !== null && <MapFailureNote role="status">{failure}</MapFailureNote>}
    </MapFrame>
  );
}

/** Details of the chosen location. Its first control gets the focus; Escape closes it. */
function PlaceCard({ location, close }: { location: MapLocation; close: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, []);
  const { name, text, href } = location;
  return (
    <Card
      ref={card}
      role="group"
      aria-label={name}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      {href ? <SiteLink to={href}>{name}</SiteLink> : <b>{name}</b>}
      {text && <span>{text}</span>}
      <Button $small $look="quiet" onClick={close}>
        Close
      </Button>
    </Card>
  );
}
