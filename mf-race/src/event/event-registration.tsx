import { isRegistrationOpen } from '@holeshot/domain';
import { createGlobalStyle, css, styled, useSession } from '@holeshot/platform';
import { PHONE, RegisterButton, useNow } from '@holeshot/ui';
import type { EventData } from './load-event';

const BAR_PX = 64;

const bar = css`
  ${PHONE} {
    position: fixed;
    z-index: 15;
    inset: auto 0 0;
    justify-content: space-between;
    margin: 0;
    padding: 9px var(--gutter) calc(9px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--s1);
    line-height: 1.2;
    @media (scripting: none) {
      position: static;
      border: 0;
      background: none;
      padding: 0;
      margin-top: 12px;
    }
    button {
      min-height: 44px;
    }
    button:only-child {
      flex: 1;
    }
  }
`;

const Line = styled.div<{ $isBar: boolean }>`
  display: flex;
  align-items: center;
  gap: 8px 16px;
  margin-top: 12px;
  color: var(--t2);
  && button {
    margin: 0;
  }
  a {
    color: var(--t1);
    font-size: 16px;
    font-weight: 600;
  }
  ${({ $isBar }) => $isBar && bar}
`;

const CHECK_EVERY_MS = 30_000;

/** Room for the bar below the page's end, and below the focused element. */
const RoomForBar = createGlobalStyle`
  @media screen and (max-width: 719px) and (scripting: enabled) {
    body {
      padding-bottom: calc(${BAR_PX}px + env(safe-area-inset-bottom));
    }
    html {
      scroll-padding-bottom: ${BAR_PX + 16}px;
    }
  }
`;

/**
 * The places of an event that takes registrations, and the button that takes one (R14); on phones a bar at the bottom
 * of the screen. It goes when the event starts. Registered users see that they are registered instead.
 */
export function EventRegistration({ data: { event, nowMs } }: { data: Pick<EventData, 'event' | 'nowMs'> }) {
  const { registrations } = useSession();
  const isRegisterOpen = isRegistrationOpen(event, useNow(nowMs, CHECK_EVERY_MS));
  const isRegistered = registrations.some(({ eventId }) => eventId === event.id);
  if (!isRegisterOpen && !isRegistered) return null;
  const { capacity, registeredCount, waitingCount } = event;
  const isFull = capacity !== null && registeredCount >= capacity;
  return (
    <Line $isBar={!isRegistered} data-print="no">
      {!isRegistered && <RoomForBar />}
      {capacity !== null && <span>{placesText(capacity, registeredCount, waitingCount)}</span>}
      <RegisterButton event={{ ...event, isRegisterOpen, isFull }} />
    </Line>
  );
}

const placesText = (capacity: number, registered: number, waiting: number): string => {
  const taken = `${Math.min(registered, capacity)} of ${capacity} places taken`;
  if (registered < capacity) return taken;
  return waiting > 0 ? `Full: ${waiting} on the waiting list` : `Full: ${taken}`;
};
