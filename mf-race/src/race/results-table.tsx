import { pilotInEventHref } from '@holeshot/contract';
import { useSearchParams } from '@holeshot/platform';
import {
  HeaderCell,
  Muted,
  PilotName,
  PilotPhoto,
  parseTableSort,
  TableBody,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@holeshot/ui';
import { Fragment } from 'react';
import { FastTime } from '../parts/fast-time';
import { PilotTag } from '../parts/pilot-tag';
import { raceTitle } from '../parts/race-names';
import { frequencyBeside } from '../parts/shown-channels';
import { pilotFinder } from '../parts/shown-pilot';
import { useSortHeader } from '../parts/sort-header';
import { EvidencePanel } from './evidence-panel';
import { LapBars, lapBarScale } from './lap-bars';
import type { RaceData } from './load-race';
import { ResultToggle } from './result-toggle';
import {
  BarsCell,
  ChannelCell,
  Label,
  OpenedCell,
  PilotHeader,
  RankCell,
  ResultsLook,
  TimeCell,
  ToggleCell,
} from './results-look';
import { RESULT_SORTS, type ResultSort, sortResults } from './sort-results';
import { listTimeColumns } from './time-columns';

interface ResultsTableProps {
  data: RaceData;
  caption: string;
}

/** The race's results, with every lap of every pilot as a bar; without ranks until it has ended. */
export function ResultsTable({ data, caption }: ResultsTableProps) {
  const { state, race, event, results, laps, pilots, channels, evidence } = data;
  const pilotOf = pilotFinder(pilots);
  const columns = listTimeColumns(data);
  const sort = parseTableSort<ResultSort>(useSearchParams(), RESULT_SORTS, {
    by: 'rank',
    descending: false,
  });
  const sortOf = useSortHeader(sort);
  const isRanked = state === 'finished';
  const fastest = columns.map(({ secondsOf }) =>
    Math.min(...results.map((row) => secondsOf(row) ?? Number.POSITIVE_INFINITY)),
  );
  const scale = lapBarScale(laps);
  return (
    <ResultsLook $times={columns.length}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          {isRanked && <HeaderCell sort={sortOf('rank')}>Rank</HeaderCell>}
          <HeaderCell sort={sortOf('pilot')}>Pilot</HeaderCell>
          <HeaderCell sort={sortOf('channel')}>Channel</HeaderCell>
          {columns.map(({ id, label }) => (
            <HeaderCell key={id} right sort={sortOf(id)}>
              {label}
            </HeaderCell>
          ))}
          <HeaderCell>Lap by lap</HeaderCell>
          <HeaderCell>
            <VisuallyHidden>Details</VisuallyHidden>
          </HeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {sortResults(data, columns, sort).map((row) => {
          const { id, name, photoUrl } = pilotOf(row.pilotId);
          const opened = evidence?.pilotId === id ? evidence : null;
          return (
            <Fragment key={id}>
              <TableRow>
                {isRanked && <RankCell>{row.place}</RankCell>}
                <PilotHeader>
                  <span>
                    <PilotPhoto url={photoUrl} />
                    <PilotName name={name} href={pilotInEventHref({ eventId: event.id, pilotId: id })} />
                  </span>
                </PilotHeader>
                <ChannelCell $ranked={isRanked}>
                  <span>
                    <PilotTag channels={channels} channelId={row.channelId} />
                    <Muted>{frequencyBeside(channels[row.channelId ?? ''])}</Muted>
                  </span>
                </ChannelCell>
                {columns.map(({ label, secondsOf }, index) => (
                  <TimeCell key={label} data-right $index={index} $strong={label === 'Race Time'}>
                    <Label aria-hidden="true">{label}</Label>
                    <FastTime
                      seconds={secondsOf(row)}
                      isFastest={label !== 'Race Time' && secondsOf(row) === fastest[index]}
                    />
                  </TimeCell>
                ))}
                <BarsCell>
                  <LapBars laps={laps.filter((lap) => lap.pilotId === id)} scale={scale} />
                </BarsCell>
                <ToggleCell data-right>
                  <ResultToggle pilotId={id} pilotName={name} isOpen={opened !== null} />
                </ToggleCell>
              </TableRow>
              {opened && (
                <TableRow>
                  <OpenedCell colSpan={columns.length + (isRanked ? 5 : 4)}>
                    <EvidencePanel
                      evidence={opened}
                      pilotName={name}
                      raceName={`${event.name} ${raceTitle(race)}`}
                    />
                  </OpenedCell>
                </TableRow>
              )}
            </Fragment>
          );
        })}
      </TableBody>
    </ResultsLook>
  );
}
