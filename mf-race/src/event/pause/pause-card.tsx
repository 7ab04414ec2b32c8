import { pilotInEventHref, raceHref } from '@holeshot/contract';
import { formatSeconds, ordinal } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { PHONE, PilotName, PilotPhoto, useWait, type WaitClock } from '@holeshot/ui';
import type { ReactNode } from 'react';
import { sortByChannel } from '../../channels/channel-display';
import { PilotChannel } from '../../channels/pilot-channel';
import type { MarkedRacePilots } from '../../event-pilots/race-pilots';
import { PilotMark } from '../../follow/pilot-mark';
import { raceLabel, raceTitle } from '../../racing/race-names';
import type { BestLap, PauseData } from './pause-data';
import { StartTimeline } from './start-timeline';

const Card = styled.div`
  padding: 14px 20px 20px;
  border: 1px solid var(--line);
  border-top: 3px solid var(--red);
  border-radius: 0 0 10px 10px;
  ${PHONE} {
    padding: 10px 0 0;
    border-width: 3px 0 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  color: var(--t2);
  h2 {
    color: var(--t1);
    font-size: 44px;
    line-height: 1.1;
    white-space: nowrap;
  }
  ${PHONE} {
    h2 {
      font-size: 28px;
    }
  }
`;

const Countdown = styled.div<{ $isWarning: boolean }>`
  text-align: right;
  color: ${({ $isWarning }) => ($isWarning ? 'var(--amber)' : 'var(--t2)')};
  b {
    display: block;
    color: ${({ $isWarning }) => ($isWarning ? 'var(--amber)' : 'var(--t1)')};
    font-size: 76px;
    font-weight: 700;
    line-height: 0.95;
    white-space: nowrap;
  }
  b:empty {
    display: none;
  }
  ${PHONE} {
    b {
      font-size: 56px;
    }
    small {
      font-size: 14px;
    }
  }
`;

const Pilots = styled.ul`
  columns: 2;
  column-gap: 32px;
  margin-top: 12px;
  ${PHONE} {
    columns: 1;
  }
`;

const Pilot = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  break-inside: avoid;
  border-bottom: 1px solid var(--line);
  font-size: 20px;
  font-weight: 600;
  &[data-marked] {
    border-bottom-color: transparent;
    border-radius: 6px;
    background: var(--live);
    box-shadow: 0 0 0 10px var(--live), 0 0 0 12px var(--t1);
    margin-block: 12px;
    min-height: 44px;
  }
  > :last-child {
    margin-left: auto;
    line-height: 1.15;
    text-align: right;
    white-space: nowrap;
  }
  small {
    display: block;
    color: var(--t3);
    font-size: 14px;
    font-weight: 400;
  }
`;

interface PauseCardProps extends WaitClock, MarkedRacePilots {
  eventId: string;
  pause: PauseData;
  showsType: boolean;
}

/** The card between two races: the next race, its likely start, and its pilots. */
export function PauseCard({
  eventId,
  pause,
  showsType,
  channels,
  getPilot,
  marked,
  ...clock
}: PauseCardProps) {
  const { next, facts, bests } = pause;
  return (
    <Card>
      <Clock {...clock} pause={pause}>
        <div>
          <h2>
            <SiteLink to={raceHref({ eventId, raceId: next.id })}>{raceTitle(next)}</SiteLink>
          </h2>
          <small>
            {raceLabel(next, showsType)}, {facts}
          </small>
        </div>
      </Clock>
      <Pilots>
        {sortByChannel(next.pilots, channels).map(({ pilotId, channelId }) => (
          <Pilot key={pilotId} data-marked={marked.ids.has(pilotId) || undefined}>
            <PilotChannel channels={channels} channelId={channelId} large />
            <PilotPhoto url={getPilot(pilotId).photoUrl} name={getPilot(pilotId).name} />
            <PilotName name={getPilot(pilotId).name} href={pilotInEventHref({ eventId, pilotId })} />
            <PilotMark pilotId={pilotId} marked={marked} />
            <Best best={bests[pilotId]} />
          </Pilot>
        ))}
      </Pilots>
    </Card>
  );
}

/** Renders once a second. */
function Clock({ pause, children, ...clock }: WaitClock & { pause: PauseData; children: ReactNode }) {
  const { wait, nowLocal } = useWait(pause.next.forecast, clock);
  return (
    <>
      <Head>
        {children}
        <Countdown $isWarning={wait.isWarning}>
          {wait.label}
          <b role="timer" aria-label="Countdown to the next race">
            {wait.value}
          </b>
          <small>{wait.range}</small>
        </Countdown>
      </Head>
      <StartTimeline pause={pause} nowLocal={nowLocal} />
    </>
  );
}

function Best({ best }: { best: BestLap | undefined }) {
  if (!best) return <span />;
  return (
    <span>
      {formatSeconds(best.seconds)}
      <small>best, {ordinal(best.rank)}</small>
    </span>
  );
}
