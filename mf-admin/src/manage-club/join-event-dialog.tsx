import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import { ConfirmDialog, FailedView, Muted, Skeleton, SkeletonRows } from '@holeshot/ui';
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
  const join = async () => {
    await client.send('PUT', fillPath(paths.eventJoin, { eventId: site.id, appEventId: app.id }));
    await reload();
    toast(`${site.name} and ${app.name} are one event now.`);
  };
  return (
    <ConfirmDialog
      title={`Join ${site.name} with ${app.name}`}
      text="The event keeps name, start and races of the app, and gets registrations, places, info, address and pictures of the site. Both addresses lead to it. To undo this later, open its Registrations."
      action="Join them"
      act={join}
      canAct={match?.ok === true}
      close={close}
      next={() => {
        close();
        onJoined?.();
      }}
    >
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
    </ConfirmDialog>
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
