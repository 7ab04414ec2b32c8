import { pilotInEventHref, raceHref } from '@holeshot/contract';
import { formatClock, type Guid, lapsText } from '@holeshot/domain';
import { SiteLink } from '@holeshot/platform';
import { LiveDot, VisuallyHidden } from '@holeshot/ui';
import { PilotChannel } from '../../../../channels/pilot-channel';
import type { MarkedRacePilots } from '../../../../event-pilots/race-pilots';
import { Box, BoxRow } from './bracket.styles';
import { type BracketData, type BracketRace, isKnockedOut } from './bracket-data';

export interface BracketBoxProps extends MarkedRacePilots {
  eventId: string;
  bracket: BracketData;
  /** the pilot whose path is highlighted */
  shownId: Guid | null;
}

/** A race of a bracket: its pilots by channel, and the result once it has ended. */
export function BracketBox({
  race,
  column,
  top,
  ...props
}: BracketBoxProps & { race: BracketRace; column: number; top: number }) {
  const { eventId, bracket, channels, getPilot, marked, shownId } = props;
  return (
    <Box $top={top} $final={race.isFinal}>
      <header>
        <h4>
          <SiteLink to={raceHref({ eventId, raceId: race.id })}>{race.title}</SiteLink>
        </h4>
        <BoxFacts race={race} />
      </header>
      <ul>
        {race.pilots.map(({ pilotId, channelId, result }) => {
          const isOut = (result?.isOut ?? false) || isKnockedOut(bracket, column, race, pilotId);
          return (
            <BoxRow
              key={pilotId}
              $final={race.isFinal}
              $own={marked.ids.has(pilotId)}
              data-won={result?.place === 1 || undefined}
              data-out={isOut || undefined}
              data-way={pilotId === shownId || undefined}
            >
              <span>{result ? (result.place ?? '–') : ''}</span>
              <PilotChannel channels={channels} channelId={channelId} />
              <SiteLink to={pilotInEventHref({ eventId, pilotId })} dir="auto">
                {getPilot(pilotId).name}
              </SiteLink>
              <span>{result?.text}</span>
            </BoxRow>
          );
        })}
      </ul>
    </Box>
  );
}

/** Bracket, and start time; before the start, the number of laps. */
function BoxFacts({ race }: { race: BracketRace }) {
  if (race.state === 'in-progress') {
    return (
      <span>
        <LiveDot /> in progress
      </span>
    );
  }
  const when = race.state === 'not-started' ? lapsText(race.targetLaps) : getTime(race);
  return (
    <span>
      {race.bracketText &&
        (race.isFinal ? `${race.bracketText} · ` : <VisuallyHidden>{race.bracketText} </VisuallyHidden>)}
      {when}
    </span>
  );
}

const getTime = ({ start }: BracketRace): string => (start === null ? '' : formatClock(start));
