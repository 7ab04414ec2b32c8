import { styled, usePlatform } from '@holeshot/platform';
import { Column, ConfirmDialog } from '@holeshot/ui';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { EventCrumbs, type EventCrumbsProps } from '../page/event-crumbs';
import { DifferenceView } from './difference-view';
import { ReasonDialog } from './lazy-reason-dialog';
import type { Compared } from './load-difference';
import type { RevisionEntry } from './load-history';
import { RevisionList } from './revision-list';

const Heading = styled.h1`
  margin-block: 20px 16px;
  font-size: 28px;
  overflow-wrap: anywhere;
`;

interface HistoryViewProps extends Required<EventCrumbsProps> {
  title: string;
  revisions: readonly RevisionEntry[];
  texts: ComponentProps<typeof RevisionList>['texts'];
  /** the API path that restores a revision; `null` if the visitor may not */
  restorePath: ((number: number) => string) | null;
  /** text of the dialog that confirms a restore */
  question: string;
  /** whether a restore needs or accepts a reason; absent if it changes no results */
  reason?: 'required' | 'optional';
  /** the address of the page as of a revision */
  revisionHref: (number: number) => string;
  compared: Compared | null;
  /** between the heading and the revisions */
  children?: ReactNode;
}

/** All revisions of a race or an event; managers can restore earlier ones. */
export function HistoryView({
  title,
  event,
  below,
  revisions,
  texts,
  restorePath,
  question,
  reason,
  revisionHref,
  compared,
  children,
}: HistoryViewProps) {
  const { client, reload, toast } = usePlatform();
  const [toRestore, setToRestore] = useState<RevisionEntry | null>(null);

  const restore = async (path: string, { number }: RevisionEntry, why?: string) => {
    await client.send('POST', path, why === undefined ? undefined : { reason: why });
    setToRestore(null);
    toast(`Revision ${number} is restored`);
    await reload();
  };

  return (
    <Column>
      <EventCrumbs event={event} below={below} />
      <Heading tabIndex={-1}>{title}</Heading>
      {children}
      <DifferenceView revisions={revisions} compared={compared} eventId={event.id} none={texts.none} />
      <RevisionList
        revisions={revisions}
        eventId={event.id}
        revisionHref={revisionHref}
        texts={texts}
        restore={restorePath === null ? undefined : setToRestore}
      />
      {toRestore && restorePath && reason && (
        <Suspense>
          <ReasonDialog
            title={`Restore revision ${toRestore.number}?`}
            text={question}
            action="Restore"
            isRequired={reason === 'required'}
            act={(why) => restore(restorePath(toRestore.number), toRestore, why)}
            close={() => setToRestore(null)}
          />
        </Suspense>
      )}
      {toRestore && restorePath && !reason && (
        <ConfirmDialog
          title={`Restore revision ${toRestore.number}?`}
          text={question}
          action="Restore"
          act={() => restore(restorePath(toRestore.number), toRestore)}
          close={() => setToRestore(null)}
        />
      )}
    </Column>
  );
}
