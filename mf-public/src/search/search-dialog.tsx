import { type LiveNow, liveNowQuery } from '@holeshot/client';
import { searchPageHref } from '@holeshot/contract';
import { type DialogProps, styled, useNavigate, usePlatform } from '@holeshot/platform';
import { Button, PHONE, VisuallyHidden } from '@holeshot/ui';
import { useEffect, useId, useState } from 'react';
import { listResults, type ResultGroup, type ResultRow, shownText, toEventRow } from './list-results';
import { clockText, listShown } from './list-shown';
import { Message, NothingFound } from './result-parts';
import { clearOpened, readSavedRows, saveFound, saveOpened } from './saved-rows';
import { SearchField } from './search-field';
import { SearchGroups } from './search-groups';
import { SearchWindow } from './search-window';
import { useChoice } from './use-choice';
import { type SearchState, useSearch } from './use-search';

const Body = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 320px;
  overflow: hidden;
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  gap: 18px;
  padding: 10px 18px;
  border-top: 1px solid var(--line);
  color: var(--t2);
  font-size: 14px;
  kbd {
    padding: 1px 6px;
    border: 1px solid var(--edge);
    border-radius: 3px;
    font: 500 13px var(--ui);
  }
  [role='status'] {
    margin-left: auto;
  }
  ${PHONE} {
    padding: 8px 16px;
    > :not([role='status']) {
      display: none;
    }
  }
`;

const Clear = styled.button`
  position: absolute;
  right: 8px;
  min-width: 44px;
  min-height: 32px;
  padding: 0 10px;
  border: 0;
  background: none;
  color: var(--t2);
  font: 500 14px var(--ui);
  text-decoration: underline;
  cursor: pointer;
`;

/** The running events, loaded when the window opens; hidden after a failure. */
function useRunningEvents(): ResultRow[] {
  const { client } = usePlatform();
  const [live, setLive] = useState<LiveNow[]>([]);
  useEffect(() => {
    let isCurrent = true;
    client.settle(liveNowQuery()).then((reply) => {
      if (isCurrent && reply.ok) setLive(reply.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [client]);
  return live.slice(0, 3).map(({ event, isNext }) => ({
    ...toEventRow(event),
    meaning: isNext ? 'between races' : 'racing now',
    value: '',
  }));
}

function statusText(state: SearchState): string {
  if (state.kind === 'found') return shownText(state.shown.results);
  if (state.kind === 'waiting') return 'Searching…';
  return state.kind === 'failed' ? 'No answer' : '';
}

/** Search over every page: a combobox with results by kind. */
export function Dialog({ close }: DialogProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [saved, setSaved] = useState(() => readSavedRows(Date.now()));
  const { state, retry } = useSearch(typed);
  const now = useRunningEvents();
  const words = typed.trim();
  const groups = listShown(state, { words, saved, now });
  const results = state.kind === 'found' ? state.shown.results : null;
  useEffect(() => {
    if (!results) return;
    saveFound(listRows(listResults(results)), Date.now());
    setSaved(readSavedRows(Date.now()));
  }, [results]);
  const note = (row: ResultRow) => {
    saveOpened(row, Date.now());
    close();
  };
  const shownWords = state.kind === 'waiting' ? (state.shown?.words ?? '') : words;
  const choice = useChoice(groups, `${state.kind === 'empty'} ${shownWords}`, (row) => {
    note(row);
    navigate(row.href);
  });
  const activeId = choice.index < 0 ? undefined : `${listId}-${choice.index}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const isNothing = results !== null && (results.isNearest || groups.length === 0);
  return (
    <SearchWindow close={close}>
      <SearchField
        value={typed}
        change={setTyped}
        close={close}
        listId={listId}
        activeId={activeId}
        isExpanded={groups.length > 0}
        onKeyDown={(event) => {
          const isAnswered = groups.length > 0 && (state.kind !== 'waiting' || choice.index > 0);
          if (event.key === 'Enter' && !event.nativeEvent.isComposing && !isAnswered && words !== '') {
            close();
            navigate(searchPageHref(words));
          } else choice.onKeyDown(event);
        }}
      />
      <Body aria-busy={state.kind === 'waiting'}>
        {isNothing && results && <NothingFound words={words} results={results} />}
        {state.kind === 'failed' && (
          <Failed savedMs={groups.length > 0 ? saved.foundMs : null} retry={retry} />
        )}
        {state.kind === 'empty' && groups.length === 0 && (
          <Message>
            <p>Type a part of a name. Accents and capitals do not matter.</p>
          </Message>
        )}
        {state.kind === 'empty' && saved.opened.length > 0 && (
          <Clear
            type="button"
            onClick={() => {
              clearOpened(Date.now());
              setSaved(readSavedRows(Date.now()));
            }}
          >
            Clear<VisuallyHidden> what was opened last</VisuallyHidden>
          </Clear>
        )}
        <SearchGroups id={listId} groups={groups} words={words} index={choice.index} note={note} />
      </Body>
      <Foot>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> choose
        </span>
        <span>
          <kbd>Enter</kbd> open
        </span>
        <span>
          <kbd>Tab</kbd> next group
        </span>
        <span role="status">{statusText(state)}</span>
      </Foot>
    </SearchWindow>
  );
}

const listRows = (groups: readonly ResultGroup[]): ResultRow[] => groups.flatMap(({ rows }) => rows);

function Failed({ savedMs, retry }: { savedMs: number | null; retry: () => void }) {
  const isOffline = typeof navigator !== 'undefined' && navigator.onLine === false;
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <Message role="alert">
      <strong>{isOffline ? 'No network' : 'Search did not answer'}</strong>
      <p>
        {savedMs === null
          ? 'Nothing of this name is saved on this device.'
          : `From what this device has saved, ${clockText(savedMs)}:`}
      </p>
      <Button $small onClick={retry}>
        Try again
      </Button>
    </Message>
  );
}
