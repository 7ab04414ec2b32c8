import { styled } from '@holeshot/platform';
import { PHONE, SearchIcon, VisuallyHidden } from '@holeshot/ui';
import type { KeyboardEvent } from 'react';
import { MAX_LETTERS } from './use-search';

const Row = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  height: 60px;
  padding: 0 18px;
  border-bottom: 1px solid var(--edge);
  color: var(--t2);
  svg {
    flex: none;
  }
  ${PHONE} {
    height: 56px;
    padding: 0 4px 0 16px;
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: var(--t1);
  font: 500 22px var(--ui);
  &::placeholder {
    color: var(--t3);
  }
  &:focus-visible {
    outline: 0;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  min-width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  cursor: pointer;
  kbd {
    padding: 1px 6px;
    border: 1px solid var(--edge);
    border-radius: 3px;
    font: 500 13px var(--ui);
  }
  svg {
    display: none;
  }
  ${PHONE} {
    kbd {
      display: none;
    }
    svg {
      display: block;
    }
  }
`;

interface SearchFieldProps {
  value: string;
  change: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  close: () => void;
  /** of the list that it controls */
  listId: string;
  /** of the chosen line */
  activeId: string | undefined;
  isExpanded: boolean;
}

/** The search field, a combobox, and the close button. */
export function SearchField({
  value,
  change,
  onKeyDown,
  close,
  listId,
  activeId,
  isExpanded,
}: SearchFieldProps) {
  return (
    <Row>
      <SearchIcon />
      <Input
        type="search"
        role="combobox"
        aria-label="Pilot, club, event or race"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-expanded={isExpanded}
        aria-activedescendant={activeId}
        placeholder="Pilot, club, event, race"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={MAX_LETTERS}
        value={value}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Close type="button" onClick={close}>
        <VisuallyHidden>Close </VisuallyHidden>
        <kbd>Esc</kbd>
        <svg
          width="16"
          height="16"
          viewBox="0 0 16 16"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M2 2l12 12M14 2 2 14" />
        </svg>
      </Close>
    </Row>
  );
}
