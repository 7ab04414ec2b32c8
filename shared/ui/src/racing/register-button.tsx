import { accountHref } from '@holeshot/contract';
import { type LocalMs, toInstantMs } from '@holeshot/domain';
import { usePlatform, useSession } from '@holeshot/platform';
import { ButtonLink } from '@holeshot/ui/base';
import type { ReactNode } from 'react';
import { ScriptedButton } from '../controls/scripted-button';
import { useNow } from '../feedback/use-now';
import { passFocusOn } from '../layout/focus-heading';

interface RegisterButtonProps {
  event: {
    id: string;
    name: string;
    /** see `isRegistrationOpen` */
    isRegisterOpen: boolean;
    /** closes registration on an open page */
    start?: LocalMs | null;
    timeZone?: string;
  };
  /** text of the button */
  label?: string;
  /** `outline` in a list of many events */
  look?: 'primary' | 'outline';
  /** shown instead when registration is closed; nothing by default */
  closed?: ReactNode;
}

const CHECK_EVERY_MS = 30_000;

/**
 * Opens the registration form for a user, the login for a visitor (R14). Registered users see that they are registered
 * instead, with a link to the account. Goes when the event starts, and is hidden without scripts.
 */
export function RegisterButton(props: RegisterButtonProps) {
  const { event, closed = null } = props;
  const { registrations } = useSession();
  const own = registrations.find(({ eventId }) => eventId === event.id);
  if (own) {
    return (
      <ButtonLink $look="quiet" $small to={accountHref()}>
        {own.status === 'waiting' ? `Waiting list, place ${own.place}` : 'Registered ✓'}
      </ButtonLink>
    );
  }
  return event.isRegisterOpen ? <OpenRegisterButton {...props} closed={closed} /> : closed;
}

function OpenRegisterButton({ event, label = 'Register', look = 'primary', closed }: RegisterButtonProps) {
  const { openDialog } = usePlatform();
  const { user } = useSession();
  const nowMs = useNow(0, CHECK_EVERY_MS);
  const { start = null, timeZone = 'UTC' } = event;
  // 0 until the first check: time zones are slow while the page hydrates
  if (nowMs > 0 && start !== null && toInstantMs(start, timeZone) < nowMs) return closed;
  return (
    <ScriptedButton
      ref={passFocusOn}
      $look={look}
      $small
      onClick={() =>
        user
          ? openDialog('event-registration', { eventId: event.id })
          : openDialog('login', { eventId: event.id, eventName: event.name })
      }
      aria-label={`${label} for ${event.name}`}
    >
      {label}
    </ScriptedButton>
  );
}
