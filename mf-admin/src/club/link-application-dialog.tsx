import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { type DialogProps, usePlatform } from '@holeshot/platform';
import {
  ActionButton,
  Bone,
  Button,
  ConfirmDialog,
  Dialog as DialogWindow,
  FailedView,
  failureText,
  Prose,
  Skeleton,
} from '@holeshot/ui';
import { useState } from 'react';
import { useClubLink } from '../desktop-link/use-club-link';
import { LinkSteps, type NewKey } from './link-steps';

type Question = 'replace' | 'revoke' | null;

/**
 * The dialog `link-application`: the steps from the download of the sync agent to live races, and the key of a club. A
 * new key is shown only until the dialog closes. Its property `clubId` is the club.
 */
export function Dialog({ props, close }: DialogProps) {
  const { client } = usePlatform();
  const clubId = Number(props.clubId);
  const keyPath = fillPath(paths.clubAppKey, { clubId });
  const [link, load] = useClubLink(clubId);
  const [newKey, setNewKey] = useState<NewKey | null>(null);
  const [question, setQuestion] = useState<Question>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const makeKey = async () => {
    setNewKey(JSON.parse(await client.send('POST', keyPath)) as NewKey);
    await load();
  };
  const revokeKey = async () => {
    await client.send('DELETE', keyPath);
    setNewKey(null);
    await load();
  };
  const makeFirstKey = async () => {
    setFailure(null);
    await makeKey().catch((error: unknown) => setFailure(failureText(error)));
  };

  const hasKey = link?.ok === true && link.value.keyMadeMs !== null;
  return (
    <>
      <DialogWindow
        title="Link to application"
        close={close}
        footer={
          <>
            <Button onClick={close}>Close</Button>
            {hasKey && <Button onClick={() => setQuestion('revoke')}>Revoke key</Button>}
            {hasKey && newKey && <Button onClick={() => setQuestion('replace')}>Replace key</Button>}
          </>
        }
      >
        <Prose>
          Events of the timing app come to the site while you race. Whoever has the key of your club can send
          them: give it to nobody else.
        </Prose>
        {failure && <p role="alert">{failure}</p>}
        {link === null && (
          <Skeleton label="the link">
            <Bone $height={320} />
          </Skeleton>
        )}
        {link?.ok === false && (
          <FailedView what="The link" failure={link.failure} retry={() => void load()} />
        )}
        {link?.ok && (
          <LinkSteps
            link={link.value}
            newKey={newKey}
            makeKey={
              hasKey ? (
                <>
                  <Prose>
                    The line was shown when the key was made. Where it is lost, make a new one: the present
                    key ends.
                  </Prose>
                  <Button onClick={() => setQuestion('replace')}>Replace key</Button>
                </>
              ) : (
                <ActionButton $look="primary" act={makeFirstKey}>
                  Make key
                </ActionButton>
              )
            }
          />
        )}
      </DialogWindow>
      {question === 'replace' && (
        <ConfirmDialog
          title="Replace the key?"
          text="The present key ends at once: nothing is sent until the new one is entered in its place."
          action="Replace key"
          act={makeKey}
          close={() => setQuestion(null)}
        />
      )}
      {question === 'revoke' && (
        <ConfirmDialog
          title="Revoke the key?"
          text="Nothing can be sent to the site with it any more. What was sent stays."
          action="Revoke key"
          act={revokeKey}
          close={() => setQuestion(null)}
        />
      )}
    </>
  );
}
