import { accountHref } from '@holeshot/contract';
import { usePlatform, useSession } from '@holeshot/platform';
import { TextLink } from '@holeshot/ui/base';
import { ScriptedButton } from '../controls/scripted-button';

interface RegisterButtonProps {
  event: {
    id: string;
    name: string;
    /** see `isRegistrationOpen` */
    isRegisterOpen: boolean;
  };
  /** every place is taken: who registers goes to the waiting list */
  isFull?: boolean;
  /** 44 px high instead of 36 */
  isLarge?: boolean;
}

/**
 * Opens the registration form for a user, the login for a visitor (R14). Who is registered reads that instead, with a
 * link to the account. Renders nothing when registration is closed, and is hidden without scripts.
 */
export function RegisterButton({ event, isFull = false, isLarge = false }: RegisterButtonProps) {
  const { openDialog } = usePlatform();
  const { user, registrations } = useSession();
  const own = registrations.find(({ eventId }) => eventId === event.id);
  if (own) {
    return (
      <TextLink to={accountHref()}>
        {own.status === 'waiting' ? `Waiting list, place ${own.place}` : 'Registered ✓'}
      </TextLink>
    );
  }
  if (!event.isRegisterOpen) return null;
  const label = isFull ? 'Join waiting list' : 'Register';
  return (
    <ScriptedButton
      $look="primary"
      $small={!isLarge}
      onClick={() => openDialog(user ? 'event-registration' : 'login', { eventId: event.id })}
      aria-label={isFull ? `${label} of ${event.name}` : `${label} for ${event.name}`}
    >
      {label}
    </ScriptedButton>
  );
}
