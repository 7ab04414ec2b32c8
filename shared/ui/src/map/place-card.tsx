import { SiteLink, styled } from '@holeshot/platform';
import { Button } from '@holeshot/ui/base';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FindPin } from './live-map';
import type { MapLocation } from './locations';

/** Distance of the card from its pin and from the edges of the map, px. */
const GAP = 8;

const Card = styled.div`
  position: absolute;
  z-index: 2;
  bottom: 12px;
  left: 12px;
  display: flex;
  gap: 12px;
  align-items: start;
  width: max-content;
  max-width: min(340px, calc(100% - 24px));
  padding: 10px 4px 10px 14px;
  border-radius: 6px;
  background: var(--s2);
  box-shadow: var(--raised);
  color: var(--t2);
  > div {
    display: grid;
    gap: 2px;
    padding-top: 4px;
  }
`;

const Name = styled.b`
  font-size: 18px;
  font-weight: 600;
  color: var(--t1);
  a {
    text-decoration: underline 1px var(--edge);
    text-underline-offset: 3px;
  }
`;

interface PlaceCardProps {
  location: MapLocation;
  /** absent if the map does not provide it; the card is then at the lower edge */
  findPin?: FindPin | undefined;
  close: () => void;
  /** in place of name and text */
  children?: ReactNode;
}

/** Details of the chosen location, at its pin. Its first control gets the focus; Escape closes it. */
export function PlaceCard({ location, findPin, close, children }: PlaceCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    card.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (!findPin) return;
    let frame = 0;
    // the providers move and replace pins without an event
    const follow = () => {
      const pin = findPin();
      if (card.current && pin) placeAt(card.current, pin);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [findPin]);
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
      <div>
        {children ?? (
          <>
            <Name>{href ? <SiteLink to={href}>{name}</SiteLink> : name}</Name>
            {text && <span>{text}</span>}
          </>
        )}
      </div>
      <Button $small $look="quiet" onClick={close}>
        Close
      </Button>
    </Card>
  );
}

/** Puts the card above the pin, or below it where there is no room, within the map. */
function placeAt(card: HTMLElement, pin: Element): void {
  const map = card.offsetParent?.getBoundingClientRect();
  if (!map) return;
  const at = pin.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const above = at.top - map.top - height - GAP;
  const top = above >= GAP ? above : at.bottom - map.top + GAP;
  const left = (at.left + at.right - width) / 2 - map.left;
  const within = (value: number, room: number) => Math.max(GAP, Math.min(value, room - GAP));
  card.style.bottom = 'auto';
  card.style.left = `${within(left, map.width - width)}px`;
  card.style.top = `${within(top, map.height - height)}px`;
}
