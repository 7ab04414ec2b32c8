import type { Race } from '@holeshot/domain';
import { SiteLink } from '@holeshot/platform';
import { useSearchHref } from '@holeshot/ui';
import { type ChannelDisplays, findChannelId } from '../channels/channel-display';
import { PilotChannel } from '../channels/pilot-channel';
import { clockText } from '../objections/clock-text';
import { Queue } from './desk.styles';
import type { DeskCase } from './list-cases';

export interface CaseNames {
  /** `6-1` */
  getRaceName: (raceId: string) => string;
  /** `All pilots` for a case about the whole race */
  getPilotName: (pilotId: string | null) => string;
}

interface CaseQueueProps extends CaseNames {
  cases: readonly DeskCase[];
  shownKey: string | null;
  races: readonly Race[];
  channels: ChannelDisplays;
  timeZone: string;
}

/** The open cases; the one that is shown is marked. Phones scroll it sideways. */
export function CaseQueue({
  cases,
  shownKey,
  races,
  channels,
  timeZone,
  getRaceName,
  getPilotName,
}: CaseQueueProps) {
  const hrefWith = useSearchHref();
  const getChannelId = ({ raceId, pilotId }: DeskCase) => {
    const race = races.find(({ id }) => id === raceId);
    return race && pilotId !== null ? findChannelId(race, pilotId) : null;
  };
  if (cases.length === 0) return null;
  return (
    <Queue aria-label="Open cases">
      {cases.map((one) => (
        <SiteLink
          key={one.key}
          to={hrefWith({ case: one.key })}
          aria-current={one.key === shownKey || undefined}
          preventScrollReset
        >
          <small>
            {one.title}
            {one.closesAtMs !== null && <b>until {clockText(one.closesAtMs, timeZone)}</b>}
          </small>
          <span>
            {one.pilotId !== null && <PilotChannel channels={channels} channelId={getChannelId(one)} />}
            <strong>{getPilotName(one.pilotId)}</strong>
            {getRaceName(one.raceId)}
          </span>
          <span data-wide>
            {[one.what, one.figure].filter(Boolean).join(', ')}
            <small>{one.why}</small>
          </span>
        </SiteLink>
      ))}
    </Queue>
  );
}
