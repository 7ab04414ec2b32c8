import { eventsHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { definePage, useLocation } from '@holeshot/platform';
import { Button, ButtonLink, Column, Note, NoteActions } from '@holeshot/ui';
import { useCallback, useState } from 'react';
import { PleaseWait } from '../leaving/please-wait';
import { Stopped } from '../leaving/stopped';
import { useCallThenLeave } from '../leaving/use-call-then-leave';
import { keepTheme, readTheme } from './kept-theme';

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
