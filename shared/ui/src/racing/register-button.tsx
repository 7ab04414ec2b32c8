import { accountHref } from '@holeshot/contract';
import { usePlatform, useSession } from '@holeshot/platform';
import { ButtonLink } from '@holeshot/ui/base';
import { ScriptedButton } from '../controls/scripted-button';
import { passFocusOn } from '../layout/focus-heading';

interface RegisterButtonProps {
  event: {
    id: string;
    name: string;
    /** see `isRegistrationOpen` */
    isRegisterOpen: boolean;
    /** all places are taken */
    isFull?: boolean;
  };
  /** `outline` in a list of many events */
  look?: 'primary' | 'outline';
}

/**
 * Opens the registration form for a user, the login for a visitor (R14); for a full event it says that there is a waiting
 * list. Registered users see that they are registered instead, with a link to the account. Renders nothing when
 * registration is closed, and is hidden without scripts and on paper.
 */
export function RegisterButton({ event, look = 'primary' }: RegisterButtonProps) {
  const { openDialog } = usePlatform();
  const { user, registrations } = useSession();
  const own = registrations.find(({ eventId }) => eventId === event.id);
  if (own) {
    return (
      <ButtonLink $look="quiet" $small to={accountHref()} data-print="no">
        {own.status === 'waiting' ? `Waiting list, place ${own.place}` : 'Registered ✓'}
      </ButtonLink>
    );
  }
  if (!event.isRegisterOpen) return null;
  const label = event.isFull ? 'Join waiting list' : 'Register';
  return (
    <ScriptedButton
      ref={passFocusOn}
      $look={look}
      $small
      data-print="no"
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
