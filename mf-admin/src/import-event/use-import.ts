import { usePlatform } from '@holeshot/platform';
import { useEffect, useReducer, useRef } from 'react';
import { openChoice } from './choose-files';
import { ChoiceError, type ChosenFile } from './chosen-file';
import { type FoundEvent, findEvents } from './find-events';
import { listParts, type Part, type Stop, sendParts } from './send-parts';

export type ImportState =
  | { step: 'choose'; problem: string | null }
  | { step: 'reading' }
  | { step: 'found'; events: readonly FoundEvent[] }
  | { step: 'sending'; events: readonly FoundEvent[]; parts: readonly Part[]; isEnding: boolean }
  | { step: 'ended'; events: readonly FoundEvent[]; parts: readonly Part[]; stop: Stop };

type Action =
  | Exclude<ImportState, { step: 'sending' }>
  | { step: 'sending'; events: readonly FoundEvent[]; parts: readonly Part[] }
  | { step: 'part'; index: number; changes: Pick<Part, 'state' | 'faults'> }
  | { step: 'ending' };

function reduce(state: ImportState, action: Action): ImportState {
  if (action.step === 'sending') return { ...action, isEnding: false };
  if (action.step !== 'part' && action.step !== 'ending') return action;
  if (state.step !== 'sending') return state;
  if (action.step === 'ending') return { ...state, isEnding: true };
  const parts = state.parts.map((part, index) =>
    index === action.index ? { ...part, ...action.changes } : part,
  );
  return { ...state, parts };
}

/** An import of events to a club, from the choice of files to the last reply. */
export function useImport(clubId: number) {
  const { client, reload, crash } = usePlatform();
  const [state, dispatch] = useReducer(reduce, { step: 'choose', problem: null });
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const choose = async (load: () => Promise<readonly ChosenFile[]> | readonly ChosenFile[]) => {
    dispatch({ step: 'reading' });
    try {
      dispatch({ step: 'found', events: await findEvents(await openChoice(await load())) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const problem = error instanceof ChoiceError ? reason : `It cannot be read: ${reason}`;
      dispatch({ step: 'choose', problem });
    }
  };

  const send = async (events: readonly FoundEvent[], before: readonly Part[]) => {
    const ending = new AbortController();
    sending.current = ending;
    const parts = [...before];
    dispatch({ step: 'sending', events, parts: before });
    const stop = await sendParts(before, {
      send: (path, body) => client.send('PUT', path, body),
      onChange: (index, changes) => {
        const part = parts[index];
        if (part) parts[index] = { ...part, ...changes };
        dispatch({ step: 'part', index, changes });
      },
      signal: ending.signal,
    });
    dispatch({ step: 'ended', events, parts, stop });
    await reload();
  };

  return {
    state,
    choose: (load: () => Promise<readonly ChosenFile[]> | readonly ChosenFile[]) => void choose(load),
    start: (events: readonly FoundEvent[]) => {
      send(
        events,
        events.flatMap((event) => listParts(event, clubId)),
      ).catch(crash);
    },
    /** Stops after the part in progress. */
    cancel: () => {
      sending.current?.abort();
      dispatch({ step: 'ending' });
    },
    /** Sends the remaining parts. */
    retry: () => {
      if (state.step === 'ended') send(state.events, state.parts).catch(crash);
    },
    restart: () => dispatch({ step: 'choose', problem: null }),
  };
}
