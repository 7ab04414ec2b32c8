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
      {cases.map((deskCase) => (
        <SiteLink
          key={deskCase.key}
          to={hrefWith({ case: deskCase.key })}
          aria-current={deskCase.key === shownKey || undefined}
          preventScrollReset
        >
          <small>
            {deskCase.title}
            {deskCase.closesAtMs !== null && <b>until {clockText(deskCase.closesAtMs, timeZone)}</b>}
          </small>
          <span>
            {deskCase.pilotId !== null && (
              <PilotChannel channels={channels} channelId={getChannelId(deskCase)} />
            )}
            <strong>{getPilotName(deskCase.pilotId)}</strong>
            {getRaceName(deskCase.raceId)}
          </span>
          <span data-wide>
            {[deskCase.what, deskCase.figure].filter(Boolean).join(', ')}
            <small>{deskCase.why}</small>
          </span>
        </SiteLink>
      ))}
    </Queue>
  );
}
