import { type AgentSystem, agentHref, agentZipHref, NOTIFICATION_PORT } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { Button, buttonLook, CodeField, Muted, Prose, underlined, useCopy } from '@holeshot/ui';
import type { ReactNode } from 'react';
import type { ClubLink } from '../desktop-link/club-link.query';
import { describeLink, describeNotifications } from '../desktop-link/link-text';
import { useServerNow } from '../desktop-link/use-club-link';

const Steps = styled.ol`
  display: grid;
  gap: 24px;
  margin: 16px 0 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  > li {
    position: relative;
    display: grid;
    gap: 8px;
    justify-items: start;
    padding-left: 44px;
    counter-increment: step;
    overflow-wrap: anywhere;
    &::before {
      position: absolute;
      top: -2px;
      left: 0;
      width: 28px;
      border: 2px solid var(--edge);
      border-radius: 50%;
      line-height: 24px;
      text-align: center;
      font-weight: 600;
      content: counter(step);
    }
    > * {
      max-width: 100%;
      margin: 0;
    }
  }
  h3 {
    font-size: 18px;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;

const Download = styled.a<{ $look?: 'primary' | 'outline' }>`
  ${buttonLook}
`;

const PlainLink = styled.a`
  ${underlined}
`;

const Code = styled.code`
  padding: 8px 12px;
  border-radius: 6px;
  background: var(--bg);
  font-size: 14px;
  overflow-wrap: anywhere;
`;

/** A drawing of the folder in text. */
const Tree = styled(Code).attrs({ as: 'pre', role: 'img' })`
  overflow: auto;
  max-width: 100%;
  margin-top: 8px;
  line-height: 1.5;
`;

const FOLDER = `events
└ 5b1c2f0e-…     an event
  ├ Event.json
  ├ Pilots.json
  └ 9d40a7b3-…   a race`;

const SYSTEM_TEXT: Record<AgentSystem, string> = {
  windows: 'Windows',
  'mac-arm64': 'Mac with Apple chip',
  'mac-x64': 'Mac with Intel chip',
  linux: 'Linux',
};

/** The likely systems of a browser; a Mac's browser does not reveal its chip. */
const isOwn = (system: AgentSystem, platform: string): boolean =>
  (system === 'windows' && platform.startsWith('Win')) ||
  (system === 'mac-arm64' && platform.startsWith('Mac')) ||
  (system === 'linux' && platform.startsWith('Linux'));

const NOTIFICATION_URL = `http://127.0.0.1:${NOTIFICATION_PORT}/`;

const NO_EDIT = () => undefined;
const SHOWN_ONCE = { isRequired: false, fault: undefined, edit: NO_EDIT, leave: NO_EDIT };

/** Shown once, after creating a key. */
export interface NewKey {
  key: string;
  notificationUrl: string;
}

interface LinkStepsProps {
  link: ClubLink;
  newKey: NewKey | null;
  /** creates the first key, or asks whether to replace the present one */
  makeKey: ReactNode;
}

/** The four steps from the download to live races, each with its visible result. */
export function LinkSteps({ link, newKey, makeKey }: LinkStepsProps) {
  const copy = useCopy();
  const nowMs = useServerNow(link);
  const site = window.location.origin;
  return (
    <Steps>
      <li>
        <h3>Download and start the sync agent</h3>
        <Downloads zips={link.zips} />
        {link.zips.length > 0 && (
          <Muted>
            Unpack the zip on the computer that times the races, and double-click holeshot-sync. A window with
            text opens; README.txt says what to do if the computer hesitates.
          </Muted>
        )}
      </li>
      <li>
        <h3>Choose the folder of events</h3>
        <Muted>
          The window names the folder with the events of the app, which it finds by itself on Windows and Mac.
          If it asks for it: drag the folder “events” of the app into the window, and press Enter. Inside it
          looks like this:
        </Muted>
        <Tree aria-label="The folder events has a folder for each event, with Event.json and a folder for each race.">
          {FOLDER}
        </Tree>
      </li>
      <li>
        <h3>Paste the line</h3>
        {newKey ? (
          <CodeField
            {...SHOWN_ONCE}
            id="club-line"
            title="Line"
            desc="It has the site and the key. Copy it now: it cannot be shown again once you close this."
            value={`${site} ${newKey.key}`}
          />
        ) : (
          makeKey
        )}
        <Muted>
          Paste it into the window, and press Enter. The window says “Linked to …”, and then names each event
          with its address.
        </Muted>
        <Prose>{describeLink(link, nowMs).text}.</Prose>
      </li>
      <li>
        <h3>Turn on notifications</h3>
        <Muted>
          In the settings of the app, turn on Extension Mode, and enter this Notification URL. The window says
          “live” with the first one. Without them results come, but no race is live.
        </Muted>
        <Row>
          <Code>{NOTIFICATION_URL}</Code>
          <Button $small onClick={() => copy(NOTIFICATION_URL)}>
            Copy URL
          </Button>
        </Row>
        <Prose>{describeNotifications(link, nowMs)}.</Prose>
        {newKey && (
          <CodeField
            {...SHOWN_ONCE}
            id="notification-address"
            title="Notification URL without the agent"
            desc="Only where the agent cannot run: the app then notifies the site itself. It is shown only now, too."
            value={newKey.notificationUrl}
          />
        )}
      </li>
    </Steps>
  );
}

function Downloads({ zips }: { zips: readonly AgentSystem[] }) {
  const file = (
    <PlainLink href={agentHref()} download>
      holeshot-sync.mjs
    </PlainLink>
  );
  if (zips.length === 0)
    return (
      <>
        <Muted>
          This site has no packed agent. Download {file} to the computer that times the races, install Node 20
          or newer from nodejs.org, and start it there:
        </Muted>
        <Code>node holeshot-sync.mjs</Code>
      </>
    );
  return (
    <>
      <Row>
        {zips.map((system) => (
          <Download
            key={system}
            href={agentZipHref(system)}
            download
            $look={isOwn(system, navigator.platform) ? 'primary' : 'outline'}
          >
            {SYSTEM_TEXT[system]}
          </Download>
        ))}
      </Row>
      <Muted>Another system: {file} runs with Node 20 or newer.</Muted>
    </>
  );
}
