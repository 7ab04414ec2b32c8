import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import {
  ActionButton,
  Button,
  Dialog,
  FailedView,
  failureText,
  Muted,
  Prose,
  restoreFocus,
  Skeleton,
  SkeletonRows,
} from '@holeshot/ui';
import { startTransition, useEffect, useState } from 'react';
import { useUncached } from '../page/use-uncached';
import { eventJoinQuery, type ManagedEvent, type NamedEvent } from './managing.query';

const Names = styled.section`
  margin-top: 16px;
  overflow-wrap: anywhere;
  h3 {
    margin: 0;
    font-size: 17px;
  }
`;

interface JoinEventDialogProps {
  /** made on the site */
  site: Pick<ManagedEvent, 'id' | 'name'>;
  app: NamedEvent;
  close: () => void;
  onJoined?: () => void;
}

/** Compares an event of the site with the desktop app's by the names of pilots, and joins them. */
export function JoinEventDialog({ site, app, close, onJoined }: JoinEventDialogProps) {
  const { client, reload, toast } = usePlatform();
  const [match, load] = useUncached(eventJoinQuery(site.id, app.id));
  const [failure, setFailure] = useState<string | null>(null);
  // joining removes the button that opened the dialog
  useEffect(() => restoreFocus, []);
  const join = async () => {
    setFailure(null);
    try {
      await client.send('PUT', fillPath(paths.eventJoin, { eventId: site.id, appEventId: app.id }));
      await reload();
      // in one step with the loaded events, so that the focus cannot return to a button that they remove
      startTransition(() => {
        close();
        onJoined?.();
      });
      toast(`${site.name} and ${app.name} are one event now.`);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <Dialog
      title={`Join ${site.name} with ${app.name}`}
      close={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          {match?.ok && (
            <ActionButton $look="primary" act={join}>
              Join them
            </ActionButton>
          )}
        </>
      }
    >
      <Prose>
        The event keeps name, start and races of the app, and gets registrations, places, info, address and
        pictures of the site. Both addresses lead to it. To undo this later, open its Registrations.
      </Prose>
      {failure && <p role="alert">{failure}</p>}
      {match === null && (
        <Skeleton label="the pilots of both">
          <SkeletonRows rows={3} />
        </Skeleton>
      )}
      {match?.ok === false && (
        <FailedView what="The pilots of both" failure={match.failure} retry={() => void load()} />
      )}
      {match?.ok && (
        <>
          <NameList heading="Registered and in the app" names={match.value.matched} />
          <NameList
            heading="Registered, not in the app"
            names={match.value.onlyRegistered}
            advice="Add them in the app, or look for another spelling there."
          />
          <NameList
            heading="In the app, not registered"
            names={match.value.onlyInApp}
            advice="They fly all the same."
          />
        </>
      )}
    </Dialog>
  );
}

interface NameListProps {
  heading: string;
  names: readonly string[];
  /** shown when there are names */
  advice?: string;
}

function NameList({ heading, names, advice }: NameListProps) {
  return (
    <Names aria-label={heading}>
      <h3>
        {heading}: {names.length === 0 ? 'nobody' : names.length}
      </h3>
      {names.length > 0 && <p>{names.join(', ')}</p>}
      {names.length > 0 && advice && <Muted>{advice}</Muted>}
    </Names>
  );
}
