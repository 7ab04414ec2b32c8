import { pilotInEventHref } from '@holeshot/contract';
import {
  HeaderCell,
  Muted,
  PilotName,
  PilotPhoto,
  TableBody,
  TableHead,
  TableRow,
  VisuallyHidden,
} from '@holeshot/ui';
import { PilotTag } from '../parts/pilot-tag';
import { lapsLabel } from '../parts/race-names';
import { pilotFinder } from '../parts/shown-pilot';
import { FastTime } from './fast-time';
import { LapBars, lapBarScale } from './lap-bars';
import type { RaceData } from './load-race';
import type { RaceResultRow } from './race-results';
import { BarsCell, ChannelCell, Label, PilotHeader, RankCell, ResultsLook, TimeCell } from './results-look';

interface TimeColumn {
  label: string;
  secondsOf: (row: RaceResultRow) => number | null;
}

/** HS and Race Time are hidden when nobody has one (specification section 2, table columns). */
function listColumns({ event, results }: RaceData): TimeColumn[] {
  const columns: (TimeColumn & { isOptional: boolean })[] = [
    { label: 'HS', secondsOf: (row) => row.holeshotSeconds, isOptional: true },
    { label: lapsLabel(event.pbLaps), secondsOf: (row) => row.pbLapSeconds, isOptional: false },
    { label: lapsLabel(event.laps), secondsOf: (row) => row.targetLapSeconds, isOptional: false },
    { label: 'Race Time', secondsOf: (row) => row.raceSeconds, isOptional: true },
  ];
  const isSame = event.pbLaps === event.laps;
  return columns.filter((column, index) => {
    if (isSame && index === 1) return false;
    return !column.isOptional || results.some((row) => column.secondsOf(row) !== null);
  });
}

/** The race's results, with every lap of every pilot as a bar. */
export function ResultsTable({ data }: { data: RaceData }) {
  const { event, results, laps, pilots, channels } = data;
  const pilotOf = pilotFinder(pilots);
  const columns = listColumns(data);
  const fastest = columns.map(({ secondsOf }) =>
    Math.min(...results.map((row) => secondsOf(row) ?? Number.POSITIVE_INFINITY)),
  );
  const scale = lapBarScale(laps);
  return (
    <ResultsLook $times={columns.length}>
      <caption>
        <VisuallyHidden>Race results</VisuallyHidden>
      </caption>
      <TableHead>
        <TableRow>
          <HeaderCell>Rank</HeaderCell>
          <HeaderCell>Pilot</HeaderCell>
          <HeaderCell>Channel</HeaderCell>
          {columns.map(({ label }) => (
            <HeaderCell key={label} right>
              {label}
            </HeaderCell>
          ))}
          <HeaderCell>Lap by lap</HeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {results.map((row) => {
          const { id, name, photoUrl } = pilotOf(row.pilotId);
          return (
            <TableRow key={id}>
              <RankCell>{row.place}</RankCell>
              <PilotHeader>
                <span>
                  <PilotPhoto url={photoUrl} />
                  <PilotName name={name} href={pilotInEventHref({ eventId: event.id, pilotId: id })} />
                </span>
              </PilotHeader>
              <ChannelCell>
                <span>
                  <PilotTag channels={channels} channelId={row.channelId} />
                  <Muted>{channels[row.channelId ?? '']?.frequency}</Muted>
                </span>
              </ChannelCell>
              {columns.map(({ label, secondsOf }, index) => (
                <TimeCell key={label} $right $index={index} $strong={label === 'Race Time'}>
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
            </TableRow>
          );
        })}
      </TableBody>
    </ResultsLook>
  );
}
