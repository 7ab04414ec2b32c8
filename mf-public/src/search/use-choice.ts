import { type KeyboardEvent, useState } from 'react';
import type { ResultGroup, ResultRow } from './list-results';

/** The index of each group's first line. */
export const listStarts = (groups: readonly ResultGroup[]): number[] =>
  groups.map((_, place) => groups.slice(0, place).reduce((sum, { rows }) => sum + rows.length, 0));

interface Choice {
  /** index of the chosen line; -1 without lines */
  index: number;
  onKeyDown: (event: KeyboardEvent) => void;
  choose: (index: number) => void;
}

/**
 * The line that Enter opens: the first one, until arrows or Tab choose another. Tab goes to the next group, and leaves
 * the list after the last one. `key` changes with the lines, which resets the choice.
 */
export function useChoice(
  groups: readonly ResultGroup[],
  key: string,
  open: (row: ResultRow) => void,
): Choice {
  const [chosen, setChosen] = useState({ key, index: 0 });
  const rows = groups.flatMap((group) => group.rows);
  const index = Math.min(chosen.key === key ? chosen.index : 0, rows.length - 1);
  const choose = (next: number) => setChosen({ key, index: next });
  const starts = listStarts(groups);
  const getNext = ({ key, shiftKey }: KeyboardEvent): number | undefined => {
    switch (key) {
      case 'ArrowDown':
        return (index + 1) % rows.length;
      case 'ArrowUp':
        return (index + rows.length - 1) % rows.length;
      case 'Tab':
        return shiftKey ? starts.findLast((start) => start < index) : starts.find((start) => start > index);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [row] = rows.slice(index, index + 1);
    if (event.nativeEvent.isComposing || !row) return;
    const next = getNext(event);
    if (event.key === 'Enter') open(row);
    else if (next === undefined) return;
    else choose(next);
    event.preventDefault();
  };
  return { index, onKeyDown, choose };
}
