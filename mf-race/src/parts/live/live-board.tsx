import { formatGap, type Guid } from '@holeshot/domain';
import { COLORS } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { lapsLabel } from '../race-names';
import type { ShownChannel } from '../shown-channels';
import type { ShownPilot } from '../shown-pilot';
import { GapLine } from './gap-line';
import { LeadAnnouncer } from './lead-announcer';
import { LiveCard, LiveHead } from './live-look';
import type { LiveRace } from './live-race';
import { LiveTable } from './live-table';
import { RaceClock } from './race-clock';

export interface LiveBoardProps {
  eventId: string;
  race: LiveRace;
  channels: Record<Guid, ShownChannel>;
  pilotOf: (id: Guid) => ShownPilot;
  ownPilotId: Guid | null;
  /** when the data was read, ms */
  nowMs: number;
  /** which race it is, where the page is not about it */
  title?: ReactNode;
}

/** A race that is being flown: clock, gaps to scale, places and laps. */
export function LiveBoard({ title, nowMs, ...props }: LiveBoardProps) {
  const { race, channels, pilotOf, ownPilotId } = props;
  const { eventType, targetLaps, rows, isOnTrack } = race;
  const laps = lapsLabel(targetLaps).toLowerCase();
  const facts = [
    eventType,
    ...(targetLaps > 0 ? [isOnTrack ? laps : `best ${laps}`] : []),
    rows.length === 1 ? '1 pilot' : `${rows.length} pilots`,
  ];
  const leader = rows.find(({ place }) => place === 1);
  const placed = rows.flatMap(({ pilotId, channelId, gapSeconds, isOut }) =>
    gapSeconds === null || isOut
      ? []
      : {
          id: pilotId,
          text: `${pilotOf(pilotId).name} ${pilotId === leader?.pilotId ? 'leads' : formatGap(gapSeconds)}`,
          label: channels[channelId ?? '']?.label ?? '--',
          color: channels[channelId ?? '']?.color ?? COLORS.edge,
          gapSeconds,
          isOwn: pilotId === ownPilotId,
        },
  );
  return (
    <LiveCard aria-label="Race in progress">
      <LiveHead>
        <div>
          {title}
          <small>{facts.join(' · ')}</small>
        </div>
        <RaceClock startInstantMs={race.startInstantMs} pausedSeconds={race.pausedSeconds} nowMs={nowMs} />
      </LiveHead>
      <GapLine tags={placed} />
      <LiveTable {...props} />
      <LeadAnnouncer raceId={race.id} name={leader ? pilotOf(leader.pilotId).name : null} />
    </LiveCard>
  );
}
