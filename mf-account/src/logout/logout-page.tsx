import { eventsHref, THEME_STORAGE_KEY } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { definePage, useLocation } from '@holeshot/platform';
import { Button, ButtonLink, Column, Note, NoteActions } from '@holeshot/ui';
import { useCallback, useState } from 'react';
import { PleaseWait } from '../leaving/please-wait';
import { Stopped } from '../leaving/stopped';
import { useCallThenLeave } from '../leaving/use-call-then-leave';

/** The stored theme; `null` without a choice, and if the browser refuses storage. */
function readTheme(): string | null {
  try {
    return localStorage.getItem(THEME_STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Stores the theme again after the logout has cleared the storage: it tells nothing about the person. */
function keepTheme(theme: string | null): void {
  if (theme === null) return;
  try {
    localStorage.setItem(THEME_STORAGE_KEY, theme);
  } catch {
    // the browser refuses storage
  }
}

const Waiting = () => <PleaseWait text="Logging you out…" />;

function LoggingOut() {
  const [theme] = useState(readTheme);
  const getHref = useCallback(() => {
    keepTheme(theme);
    return eventsHref();
  }, [theme]);
  const { failure, retry } = useCallThenLeave(paths.signOut, getHref);
  if (failure === null) return <Waiting />;
  return (
    <Stopped title="You are still logged in" text={failure}>
      <Button $small $look="primary" onClick={retry}>
        Try again
      </Button>
    </Stopped>
  );
}

/** The server adds `?ask` when another site leads here. */
function LogoutView() {
  const [mustAsk, setMustAsk] = useState(new URLSearchParams(useLocation().search).has('ask'));
  if (!mustAsk) return <LoggingOut />;
  return (
    <Column>
      <Note title="Log out?" icon="empty" level={1}>
        <NoteActions>
          <Button $look="primary" onClick={() => setMustAsk(false)}>
            Log out
          </Button>
          <ButtonLink to={eventsHref()}>Stay logged in</ButtonLink>
        </NoteActions>
      </Note>
    </Column>
  );
}

/** `/logout/`: logs out, then goes to the events. */
export const page = definePage<null>({
  load: async () => null,
  View: LogoutView,
  meta: () => ({ title: 'Log out', description: 'Leaves the site signed out.' }),
  Skeleton: Waiting,
});
