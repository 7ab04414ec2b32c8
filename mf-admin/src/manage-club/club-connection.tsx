import { styled, usePlatform } from '@holeshot/platform';
import { CheckIcon, ScriptedButton, WarningIcon } from '@holeshot/ui';
import { useEffect, useRef } from 'react';
import type { ClubLink } from '../desktop-link/club-link.query';
import { describeLink, describeNotifications } from '../desktop-link/link-text';
import { useClubLink, useServerNow } from '../desktop-link/use-club-link';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  min-height: 44px;
  margin-bottom: 16px;
  color: var(--t2);
  font-variant-numeric: tabular-nums;
  p {
    display: flex;
    gap: 8px;
    align-items: center;
  }
  svg {
    flex: none;
  }
`;

const Lost = styled.p`
  color: var(--amber);
`;

/** Whether a club's desktop app is connected, and when it last sent a file and a notification; updates while open. */
export function ClubConnection({ clubId, clubName }: { clubId: number; clubName: string }) {
  const { openDialog, reload } = usePlatform();
  const [loaded] = useClubLink(clubId);
  const fileCameMs = loaded?.ok ? loaded.value.fileCameMs : undefined;
  const shownMs = useRef(fileCameMs);
  useEffect(() => {
    const isNew = shownMs.current !== undefined && fileCameMs !== shownMs.current;
    shownMs.current = fileCameMs;
    // the list of events follows, without network with the next file; a club that is gone has no time
    if (isNew) void reload();
  }, [fileCameMs, reload]);
  return (
    <Line role="group" aria-label={`Desktop app of ${clubName}`}>
      {loaded === null && <p>Asking about the desktop app…</p>}
      {loaded?.ok === false && <Lost>Whether the desktop app is connected did not load; trying again.</Lost>}
      {loaded?.ok && <Words link={loaded.value} />}
      <ScriptedButton $small onClick={() => openDialog('link-application', { clubId })}>
        Link to application
      </ScriptedButton>
    </Line>
  );
}

function Words({ link }: { link: ClubLink }) {
  const nowMs = useServerNow(link);
  const { state, text } = describeLink(link, nowMs);
  return (
    <>
      {state === 'lost' ? (
        <Lost>
          <WarningIcon /> {text}
        </Lost>
      ) : (
        <p>
          {state === 'connected' && <CheckIcon />} {text}
        </p>
      )}
      {state !== 'none' && <p>{describeNotifications(link, nowMs)}</p>}
    </>
  );
}
