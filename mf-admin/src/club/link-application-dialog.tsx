import { fillPath, propertiesQuery, type Settled } from '@holeshot/client';
import { agentHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import type { Property } from '@holeshot/contract/wire';
import { type DialogProps, styled, usePlatform } from '@holeshot/platform';
import {
  Bone,
  Button,
  CodeField,
  ConfirmDialog,
  Detail,
  DetailList,
  Dialog as DialogWindow,
  FailedView,
  failureText,
  Prose,
  Skeleton,
  underlined,
  useCopy,
} from '@holeshot/ui';
import { useCallback, useEffect, useState } from 'react';

const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  overflow-wrap: anywhere;
`;

const DownloadLink = styled.a`
  ${underlined}
`;

const Command = styled.code`
  display: block;
  padding: 10px 12px;
  border-radius: 6px;
  background: var(--bg);
  font-size: 14px;
  overflow-wrap: anywhere;
`;

type Question = 'replace' | 'revoke' | null;

const NO_EDIT = () => undefined;
const SHOWN_ONCE = { isRequired: false, fault: undefined, edit: NO_EDIT, leave: NO_EDIT };

/** What is told once, when a key is made. */
interface NewKey {
  key: string;
  notificationUrl: string;
}

/**
 * The dialog `link-application`: the address and the key that a club's desktop app, or the program beside it, sends events
 * with. The key is shown only while the dialog stays open after it was made. Its property `clubId` is the club.
 */
export function Dialog({ props, close }: DialogProps) {
  const { client, crash } = usePlatform();
  const copy = useCopy();
  const params = { clubId: String(props.clubId) };
  const formPath = fillPath(paths.clubAppProperties, params);
  const keyPath = fillPath(paths.clubAppKey, params);
  const [form, setForm] = useState<Settled<Property[]> | null>(null);
  const [newKey, setNewKey] = useState<NewKey | null>(null);
  const [question, setQuestion] = useState<Question>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const load = useCallback(async () => {
    setForm(await client.settle(propertiesQuery(formPath), { cache: false }));
  }, [client, formPath]);
  useEffect(() => {
    load().catch(crash);
  }, [load, crash]);

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

  const properties = form?.ok ? form.value : null;
  // the last use is told of a key only
  const hasKey = properties?.some(({ name }) => name === 'LastUsed') === true;
  const site = window.location.origin;
  return (
    <>
      <DialogWindow
        title="Link to application"
        close={close}
        footer={
          <>
            <Button onClick={close}>Close</Button>
            {hasKey && <Button onClick={() => setQuestion('revoke')}>Revoke key</Button>}
            {hasKey && <Button onClick={() => setQuestion('replace')}>Replace key</Button>}
            {properties && !hasKey && (
              <Button $look="primary" onClick={makeFirstKey}>
                Make key
              </Button>
            )}
          </>
        }
      >
        <Prose>
          Whatever holds the key can send events of your club to the site. Give it to nobody else, and replace
          it when it may be in other hands.
        </Prose>
        <Prose>
          The program beside the app is one file for Windows and Mac, run by Node 20 or newer:{' '}
          <DownloadLink href={agentHref()} download>
            holeshot-sync.mjs
          </DownloadLink>
        </Prose>
        <Command>
          node holeshot-sync.mjs &quot;&lt;events folder&gt;&quot; --site {site} --key{' '}
          {newKey ? '<the key below>' : '<key>'}
        </Command>
        {failure && <p role="alert">{failure}</p>}
        {form === null && (
          <Skeleton label="the key">
            <Bone $height={120} />
          </Skeleton>
        )}
        {form?.ok === false && <FailedView what="The key" failure={form.failure} retry={load} />}
        {properties && (
          <DetailList $columns="120px 1fr">
            <Detail label="Site">
              <Address>
                {site}
                <Button $small onClick={() => copy(site)}>
                  Copy address
                </Button>
              </Address>
            </Detail>
            {properties.map(({ name, title, value }) => (
              <Detail key={name} label={title}>
                {String(value)}
              </Detail>
            ))}
          </DetailList>
        )}
        {newKey && (
          <>
            <CodeField
              {...SHOWN_ONCE}
              id="club-key"
              title="Key"
              desc="For the sync agent. Copy it now: it cannot be shown again once you close this."
              value={newKey.key}
            />
            <CodeField
              {...SHOWN_ONCE}
              id="notification-address"
              title="Notification address"
              desc="For live timing: enter it in the app's settings as Notification URL, with Extension Mode on. It is shown only now, too."
              value={newKey.notificationUrl}
            />
          </>
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
