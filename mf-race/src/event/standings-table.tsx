import { pilotInEventHref } from '@holeshot/contract';
import { ordinal } from '@holeshot/domain';
import {
  CsvButton,
  HeaderCell,
  PilotName,
  TableBody,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@holeshot/ui';
import { useSortHeader } from '../parts/sort-header';
import {
  Figure,
  FiguresTable,
  LineBreak,
  PilotHeader,
  RankCell,
  Scroller,
  TableFoot,
} from './count-table-look';
import type { StandingsView } from './stage-view-model';

interface StandingsTableProps {
  eventId: string;
  /** names the file */
  fileName: string;
  standings: StandingsView;
}

/** A ranking that the desktop app's format made; shown as it came. */
export function StandingsTable({ eventId, fileName, standings }: StandingsTableProps) {
  const { headings, rows, sort } = standings;
  const sortOf = useSortHeader(sort);
  return (
    <>
      <Scroller>
        <FiguresTable>
          <caption>
            <VisuallyHidden>Standings</VisuallyHidden>
          </caption>
          <TableHead>
            <TableRow>
              <HeaderCell sort={sortOf('standing')}>Rank</HeaderCell>
              <HeaderCell sort={sortOf('pilot')}>Pilot</HeaderCell>
              {headings.map((heading, index) => (
                <HeaderCell key={columnId(index)} right sort={sortOf(columnId(index), 'descending')}>
                  {heading || `Value ${index + 1}`}
                </HeaderCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ place, name, pilotId, values }) => (
              <TableRow key={place}>
                <RankCell>{ordinal(place)}</RankCell>
                <PilotHeader>
                  <div>
                    {pilotId ? <PilotName name={name} href={pilotInEventHref({ eventId, pilotId })} /> : name}
                  </div>
                </PilotHeader>
                {headings.map((heading, index) => (
                  <Figure
                    key={columnId(index)}
                    {...(index === headings.length - 1 ? { 'data-total': true } : {})}
                  >
                    <small aria-hidden="true">{heading}</small>
                    {values[index] ?? ''}
                  </Figure>
                ))}
                <LineBreak />
              </TableRow>
            ))}
          </TableBody>
        </FiguresTable>
      </Scroller>
      <TableFoot>
        <p>As the desktop app ranked them.</p>
        <CsvButton
          fileName={fileName}
          label="Standings"
          rows={() => [
            ['Rank', 'Pilot', ...headings],
            ...rows.map(({ place, name, values }) => [
              place,
              name,
              ...headings.map((_, i) => values[i] ?? ''),
            ]),
          ]}
        />
      </TableFoot>
    </>
  );
}

const columnId = (index: number): string => `standing-${index}`;
