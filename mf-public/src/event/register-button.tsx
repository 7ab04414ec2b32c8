import { usePlatform, useSession } from '@holeshot/platform';
import { ScriptedButton } from '@holeshot/ui';
import type { EventPreview } from './preview-event';

/**
 * Opens the registration form for a user, the login for a visitor (R14). Renders nothing when registration is closed, and
 * is hidden without scripts.
 */
export function RegisterButton({ event }: { event: EventPreview }) {
  const { openDialog } = usePlatform();
  const { user } = useSession();
  if (!event.isRegisterOpen) return null;
  const open = () => openDialog(user ? 'event-registration' : 'login', { eventId: event.id });
  return (
    <ScriptedButton $look="primary" $small onClick={open} aria-label={`Register for ${event.name}`}>
      Register
    </ScriptedButton>
  );
}
