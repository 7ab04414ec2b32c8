import { type DialogProps, useBlocker } from '@holeshot/platform';
import { Button, Dialog as DialogWindow, restoreFocus } from '@holeshot/ui';
import { useEffect, useState } from 'react';
import { ManagersOnly, useDialogClub } from '../managers-only/managers-only';
import { Problem } from '../page/problem';
import { ChooseFolderOrZip } from './choose-folder-or-zip';
import type { FoundEvent } from './find-events';
import { FoundEvents } from './found-events';
import { ImportProgress } from './import-progress';
import type { Part } from './send-parts';
import { useImport } from './use-import';

const TITLE = 'Import event';

/** The dialog `import-event`; its property `clubId` is the club, by default the one that the user manages. */
export function Dialog({ props, close }: DialogProps) {
  const clubId = useDialogClub(props);
  if (clubId === null) return <ManagersOnly title={TITLE} close={close} />;
  return <ImportDialog clubId={clubId} close={close} />;
}

function ImportDialog({ clubId, close }: { clubId: number; close: () => void }) {
  const { state, choose, start, cancel, retry, restart } = useImport(clubId);
  const [left, setLeft] = useState<ReadonlySet<FoundEvent>>(new Set());
  const found = state.step === 'found' ? state.events : [];
  const chosen = new Set(found.filter((event) => event.id !== null && !left.has(event)));
  const toggle = (event: FoundEvent) => {
    const others = [...left].filter((one) => one !== event);
    setLeft(new Set(left.has(event) ? others : [...others, event]));
  };

  // finish the part in progress first, so that the person always sees its result
  const isSending = state.step === 'sending';
  const leave = isSending ? cancel : close;
  useBlocker(isSending);
  // each step replaces the buttons, and with them the focused one
  useEffect(restoreFocus);
  return (
    <DialogWindow
      title={TITLE}
      close={leave}
      footer={
        <>
          {state.step === 'sending' ? (
            <Button onClick={cancel} disabled={state.isEnding}>
              {state.isEnding ? 'Stopping' : 'Cancel'}
            </Button>
          ) : (
            <Button onClick={close}>Close</Button>
          )}
          {(state.step === 'found' || (state.step === 'ended' && !state.stop)) && (
            <Button onClick={restart}>Choose another</Button>
          )}
          {state.step === 'found' && (
            <Button $look="primary" disabled={chosen.size === 0} onClick={() => start([...chosen])}>
              Import
            </Button>
          )}
          {state.step === 'ended' && state.stop && (
            <Button $look="primary" onClick={retry}>
              {state.stop.isCancelled ? 'Go on' : 'Try again'}
            </Button>
          )}
        </>
      }
    >
      {(state.step === 'choose' || state.step === 'reading') && (
        <ChooseFolderOrZip
          problem={state.step === 'choose' ? state.problem : null}
          isReading={state.step === 'reading'}
          choose={choose}
        />
      )}
      {state.step === 'found' && <FoundEvents events={found} chosen={chosen} toggle={toggle} />}
      {state.step === 'ended' && <Result events={state.events} parts={state.parts} stop={state.stop} />}
      {(state.step === 'sending' || state.step === 'ended') && (
        <ImportProgress
          events={state.events}
          parts={state.parts}
          hasEnded={state.step === 'ended'}
          close={close}
        />
      )}
    </DialogWindow>
  );
}

type Ended = Extract<ReturnType<typeof useImport>['state'], { step: 'ended' }>;

const countParts = (parts: readonly Part[], ...states: Part['state'][]): number =>
  parts.filter(({ state }) => states.includes(state)).length;

/** The result of the import in one sentence. */
function Result({ events, parts, stop }: Pick<Ended, 'events' | 'parts' | 'stop'>) {
  if (stop?.isCancelled === false)
    return <Problem>The import stopped: {stop.reason} What was sent is on the site.</Problem>;
  if (stop) return <p role="status">The import is cancelled. What was sent is on the site.</p>;
  if (countParts(parts, 'refused', 'skipped') > 0)
    return <Problem>Not everything could be imported: see below.</Problem>;
  if (countParts(parts, 'conflict') > 0)
    return <p role="status">Everything is imported but races that were corrected on the site.</p>;
  if (events.some(({ faults }) => faults.length > 0))
    return <p role="status">Everything that can be read is imported.</p>;
  const isSame = countParts(parts, 'unchanged', 'outdated') === parts.length;
  return <p role="status">{isSame ? 'The site has all of it already.' : 'Everything is imported.'}</p>;
}
