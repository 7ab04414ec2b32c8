import { css, SiteLink, styled, usePlatform } from '@holeshot/platform';
import { Button, openLiveMap, PHONE } from '@holeshot/ui/base';
import { useEffect, useRef, useState } from 'react';
import { MapStandIn } from './map-stand-in';
import { isCloseUp, type MapPlace, type MapView } from './places';
import { untilUsable } from './until-usable';

/** The whole world from edge to edge; its stand-in is less high than the map. */
const WORLD_ON_PHONE = css`
  margin-inline: calc(-1 * var(--gutter));
  > svg {
    top: 50px;
    height: 160px;
    circle {
      r: 1.8px;
    }
  }
`;

const Frame = styled.div<{ $closeUp: boolean }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $closeUp }) => ($closeUp ? '726 / 384' : '144 / 58')};
  border-radius: 10px;
  background: var(--s1);
  > svg,
  > div:first-of-type {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .pin {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border: 6px solid transparent;
    border-radius: 50%;
    background: var(--red) padding-box;
    box-shadow: inset 0 0 0 2px #fff;
    color: #fff;
    font: 700 13px/1 var(--ui);
    cursor: pointer;
  }
  .pin:not(:empty) {
    width: 34px;
    height: 34px;
    border-width: 2px;
  }
  .pin:is(:hover, :focus-visible) {
    background-color: var(--red-hover);
    z-index: 1;
  }
  .maplibregl-ctrl-group,
  .mapboxgl-ctrl-group {
    background: var(--s3);
    button + button {
      border-color: var(--edge);
    }
    button span {
      filter: invert(1);
    }
  }
  .maplibregl-ctrl-scale {
    border-color: var(--t2);
    background: none;
    color: var(--t1);
    font: 14px var(--ui);
  }
  ${PHONE} {
    height: 260px;
    aspect-ratio: auto;
    ${({ $closeUp }) => ($closeUp ? '' : WORLD_ON_PHONE)}
  }
`;

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

const Failure = styled.p`
  position: absolute;
  right: 12px;
  bottom: 12px;
  left: 12px;
  padding: 10px 14px;
  border-radius: 6px;
  background: var(--s2);
`;

interface PlacesMapProps {
  /** names the map to screen readers; the page lists the places in text as well */
  label: string;
  places: readonly MapPlace[];
  view: MapView;
}

/**
 * Places on a map. The server draws a stand-in of the same size; the real map takes over once the page is usable and
 * the map is near, by the provider that the site is set to. When it cannot load, the stand-in stays and says why
 * (specification section 8, Maps).
 */
export function PlacesMap({ label, places, view }: PlacesMapProps) {
  const { config } = usePlatform();
  const container = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<{ place: MapPlace; returnFocus: () => void } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // As text: loaders make these anew, and a map is not to be opened twice for the same places.
  const content = JSON.stringify({ places, view });

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isGone = false;
    let remove: (() => void) | undefined;
    const start = async () => {
      await untilUsable(element);
      if (isGone) return;
      const onFailure = (message: string) => {
        if (!isGone) setFailure(message);
      };
      remove = await openLiveMap({
        ...(JSON.parse(content) as Pick<PlacesMapProps, 'places' | 'view'>),
        ...{ config: config.map, container: element },
        onChoose: (place, returnFocus) => setChosen({ place, returnFocus }),
        onFailure,
      });
      if (isGone) remove();
    };
    start().catch(() => setFailure('The map could not load.'));
    return () => {
      isGone = true;
      remove?.();
    };
  }, [config, content]);

  const close = () => {
    setChosen(null);
    chosen?.returnFocus();
  };

  return (
    <Frame $closeUp={isCloseUp(view)} role="region" aria-label={label}>
      <MapStandIn places={places} view={view} />
      {failure === null && <div ref={container} />}
      {chosen && <PlaceCard key={chosen.place.id} place={chosen.place} close={close} />}
      {failure !== null && <Failure role="status">{failure}</Failure>}
    </Frame>
  );
}

/** What is known of the place whose pin was chosen. The focus goes to its first control; Escape closes it. */
function PlaceCard({ place, close }: { place: MapPlace; close: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, []);
  const { name, text, href } = place;
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
