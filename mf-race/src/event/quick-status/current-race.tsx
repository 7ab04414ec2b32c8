import { raceHref } from '@holeshot/contract';
import type { Guid } from '@holeshot/domain';
import { SiteLink } from '@holeshot/platform';
import { lapsLabel, racePlace } from '../../parts/race-names';
import type { ShownChannel } from '../../parts/shown-channels';
import type { ShownPilot } from '../../parts/shown-pilot';
import { GapLine } from './gap-line';
import { LeadAnnouncer } from './lead-announcer';
import { GapFrame, LiveCard, LiveHead } from './live-look';
import type { LiveRace } from './live-race';
import { LiveRaceTable } from './live-table';
import { RaceClock } from './race-clock';

interface CurrentRaceProps {
  eventId: string;
  race: LiveRace;
  channels: Record<Guid, ShownChannel>;
  pilotOf: (id: Guid) => ShownPilot;
  ownPilotId: Guid | null;
  nowMs: number;
}

/** The race that is being flown: clock, gaps to scale, places and laps. */
export function CurrentRace({ eventId, race, channels, pilotOf, ownPilotId, nowMs }: CurrentRaceProps) {
  const { eventType, targetLaps, rows } = race;
  const [leader] = rows;
  const facts = [
    eventType,
    ...(targetLaps > 0 ? [lapsLabel(targetLaps).toLowerCase()] : []),
    rows.length === 1 ? '1 pilot' : `${rows.length} pilots`,
  ];
  return (
    <LiveCard>
      <LiveHead>
        <div>
          <h3>
            <SiteLink to={raceHref({ eventId, raceId: race.id })}>{racePlace(race)}</SiteLink>
          </h3>
          <small>{facts.join(' · ')}</small>
        </div>
        <RaceClock startInstantMs={race.startInstantMs} pausedSeconds={race.pausedSeconds} nowMs={nowMs} />
      </LiveHead>
      <GapFrame>
        <GapLine rows={rows} channels={channels} ownPilotId={ownPilotId} />
      </GapFrame>
      <LiveRaceTable
        eventId={eventId}
        race={race}
        channels={channels}
        pilotOf={pilotOf}
        ownPilotId={ownPilotId}
      />
      <LeadAnnouncer
        raceId={race.id}
        name={leader && leader.gapSeconds !== null ? pilotOf(leader.pilotId).name : null}
      />
    </LiveCard>
  );
}
