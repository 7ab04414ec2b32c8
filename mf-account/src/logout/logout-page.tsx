import { eventsHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { definePage } from '@holeshot/platform';
import { Button } from '@holeshot/ui';
import { PleaseWait } from '../leaving/please-wait';
import { Stopped } from '../leaving/stopped';
import { useCallThenLeave } from '../leaving/use-call-then-leave';

const Waiting = () => <PleaseWait text="Logging you out…" />;

function LogoutView() {
  const { failure, retry } = useCallThenLeave(paths.signOut, eventsHref);
  if (failure === null) return <Waiting />;
  return (
    <Stopped title="You are still logged in" text={failure}>
      <Button $small $look="primary" onClick={retry}>
        Try again
      </Button>
    </Stopped>
  );
}

/** `/logout/`: logs out, then goes to the events. */
export const page = definePage<null>({
  load: async () => null,
  View: LogoutView,
  meta: () => ({ title: 'Log out', description: 'Leaves the site signed out.' }),
  Skeleton: Waiting,
});
