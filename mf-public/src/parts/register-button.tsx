import { usePlatform, useSession } from '@holeshot/platform';
import { ScriptedButton } from '@holeshot/ui';
import type { ShownEvent } from './shown-event';

/** Opens registration, or the login for a visitor (specification section 4); nothing once it is closed, or without scripts. */
export function RegisterButton({ event }: { event: ShownEvent }) {
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
