import { styled } from '@holeshot/platform';
import type { ResultGroup, ResultRow } from './list-results';
import { GroupHead } from './result-parts';
import { ResultLine } from './result-row';
import { listStarts } from './use-choice';

/** The scroll container; it scrolls to the line that the field's keys choose. */
const List = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding-bottom: 8px;
`;

const Group = styled.div`
  padding-bottom: 2px;
`;

interface SearchGroupsProps {
  id: string;
  groups: readonly ResultGroup[];
  words: string;
  /** of the chosen line */
  index: number;
  /** called when a line is opened */
  note: (row: ResultRow) => void;
}

/** The lines of search by kind, as the list of a combobox. */
export function SearchGroups({ id, groups, words, index, note }: SearchGroupsProps) {
  const starts = listStarts(groups);
  return (
    <List id={id} role="listbox" aria-label="Results">
      {groups.map(({ name, count, rows }, place) => (
        <Group key={name} role="group" aria-label={name}>
          <GroupHead aria-hidden="true">
            <b>{name}</b>
            <span>{count}</span>
          </GroupHead>
          {rows.map((row, offset) => {
            const own = (starts[place] ?? 0) + offset;
            return (
              <ResultLine
                key={row.href}
                row={row}
                words={words}
                id={`${id}-${own}`}
                role="option"
                tabIndex={-1}
                aria-selected={own === index}
                onClick={() => note(row)}
              />
            );
          })}
        </Group>
      ))}
    </List>
  );
}
