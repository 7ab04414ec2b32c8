import { formatTimeOfDay } from '@holeshot/domain';
import { useRevalidator } from '@holeshot/platform';
import { CsvButton, FailedView, PlayIcon } from '@holeshot/ui';
import { createPilotLookup } from '../../event-pilots/event-pilot';
import type { ExplanationRow } from '../../explain/explanation';
import { ExplanationPanel } from '../../explain/explanation-panel';
import { PlayButton } from '../../explain/explanation-panel.styles';
import { raceTitle } from '../../racing/race-names';
import { useStreamPlayer } from '../../streams/stream-player';
import type { RaceData } from '../load-race';
import { RaceRevision } from '../race-revision';
import { crossingsCsv } from './crossings-csv';

/** Explains the open figure of a pilot. Its crossings play the stream if one covers them. */
export function RaceExplanation({ data }: { data: RaceData }) {
  const { event, race, explanation, pilots, channels } = data;
  const { revalidate } = useRevalidator();
  if (!explanation) return null;
  if ('failure' in explanation)
    return <FailedView what="Crossings" failure={explanation.failure} retry={revalidate} />;
  const { name } = createPilotLookup(pilots)(explanation.pilotId);
  return (
    <ExplanationPanel
      explanation={explanation}
      pilotName={name}
      channels={channels}
      renderStart={(row) => <Start {...row} />}
      rowsAction={
        <CsvButton
          fileName={`${event.name} ${raceTitle(race)} crossings of ${name}`}
          label={`crossings of ${name}`}
          rows={() => crossingsCsv(explanation.rows)}
        />
      }
      foot={<RaceRevision event={event} race={race} pilotId={explanation.pilotId} />}
    />
  );
}

/** Seconds since the start, as a button that plays the stream from there if a stream covers it. */
function Start({ at, start, name }: ExplanationRow) {
  const { playAt } = useStreamPlayer();
  const play = at === undefined ? null : playAt(at);
  if (at === undefined || !play) return start;
  return (
    <PlayButton onClick={play} aria-label={`${start}, play the stream at ${formatTimeOfDay(at)}, ${name}`}>
      <PlayIcon />
      {start}
    </PlayButton>
  );
}
