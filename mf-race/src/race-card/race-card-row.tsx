import { pilotInEventHref } from '@holeshot/contract';
import type { Guid } from '@holeshot/domain';
import { SiteLink } from '@holeshot/platform';
import { PilotChannel } from '../channels/pilot-channel';
import type { RacePilots } from '../event-pilots/race-pilots';
import { ExplainedLink } from '../explain/explained-link';
import { PilotMark } from '../follow/pilot-mark';
import type { MarkedPilots } from '../follow/use-marked-pilots';

/** The data that all rows of a card share. */
export interface RaceCardRowContext extends RacePilots {
  eventId: string;
  /** the pilots whose rows are tinted */
  marked?: MarkedPilots;
  /** the pilot of the page, whose row is tinted as well */
  chosenId?: Guid;
}

/** The data of one row. */
export interface RaceCardRowData {
  pilotId: Guid;
  channelId: Guid | null;
  /** absent in races without places */
  place?: number | string | undefined;
  result?: string | undefined;
  /** shown smaller, after the result */
  detail?: string | null | undefined;
  isWinner: boolean;
  isOut: boolean;
  /** id of the race, if the result links to its explanation */
  explainedIn?: Guid | undefined;
}

/** A pilot of a race. `CardRows` styles it, because a page has hundreds of rows. */
export function RaceCardRow({ row, context }: { row: RaceCardRowData; context: RaceCardRowContext }) {
  const { pilotId, channelId, place, result, detail, isWinner, isOut, explainedIn } = row;
  const { eventId, getPilot, channels, marked, chosenId } = context;
  const isMarked = pilotId === chosenId || (marked?.ids.has(pilotId) ?? false);
  return (
    <li data-marked={isMarked || undefined} data-winner={isWinner || undefined} data-out={isOut || undefined}>
      {place !== undefined && <b>{place}</b>}
      <PilotChannel channels={channels} channelId={channelId} />
      <div>
        <SiteLink to={pilotInEventHref({ eventId, pilotId })} dir="auto">
          {getPilot(pilotId).name}
        </SiteLink>
        {marked && <PilotMark pilotId={pilotId} marked={marked} />}
      </div>
      {result !== undefined && (
        <span>
          {explainedIn === undefined ? (
            result
          ) : (
            <ExplainedLink eventId={eventId} pilotId={pilotId} raceId={explainedIn} figure="place">
              {result}
            </ExplainedLink>
          )}
          {detail && <small>{detail}</small>}
        </span>
      )}
    </li>
  );
}
