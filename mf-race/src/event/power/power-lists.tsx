import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { type ChannelDisplays, channelText } from '../../channels/channel-display';
import { PilotChannel } from '../../channels/pilot-channel';
import type { RacePilots } from '../../event-pilots/race-pilots';
import type { PowerBoard, Waiting } from './power-board';
import { PowerShape } from './power-shape';

const Lists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px 48px;
  margin-top: 26px;
  @media (min-width: 860px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 10px;
    padding-bottom: 9px;
    border-bottom: 1px solid var(--edge);
    font-size: 20px;
  }
  p {
    padding-top: 12px;
    color: var(--t2);
  }
`;

const Pilots = styled.ul<{ $isLarge: boolean }>`
  li {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: ${({ $isLarge }) => ($isLarge ? 56 : 48)}px;
    border-bottom: 1px solid var(--line);
    font-size: 18px;
  }
  b {
    overflow: hidden;
    font-size: ${({ $isLarge }) => ($isLarge ? 24 : 18)}px;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li > :last-child {
    margin-left: auto;
    color: var(--t2);
    font-size: 16px;
    text-align: right;
  }
`;

interface PowerListsProps extends RacePilots {
  board: PowerBoard;
  /** `7-1`; `''` when nobody flies */
  flying: string;
  /** `7-2`; `''` when none is drawn */
  next: string;
  isStale: boolean;
}

export const nowHeading = 'May switch on now';

/** The pilots of the next race who may switch on now, after the landing, and only after a change of channels. */
export function PowerLists({ board, flying, next, isStale, ...context }: PowerListsProps) {
  const { now, afterLanding, notBeforeChange } = board;
  if (next === '') return null;
  return (
    <Lists>
      <section>
        <h2>
          <PowerShape state="free" />
          {nowHeading}
        </h2>
        {now.length > 0 ? (
          <WaitingList pilots={now} next={next} isLarge {...context} />
        ) : (
          <p>{isStale ? 'Nobody: the data is old. Ask the race director.' : 'Nobody in the next race.'}</p>
        )}
      </section>
      {afterLanding.length > 0 && (
        <section>
          <h2>
            <PowerShape state={flying ? 'hot' : 'wait'} />
            {flying ? `When ${flying} has landed` : 'Ask first'}
          </h2>
          <WaitingList pilots={afterLanding} next={next} {...context} />
        </section>
      )}
      {notBeforeChange.length > 0 && (
        <section>
          <h2>
            <PowerShape state="wait" />
            Not before a change
          </h2>
          <WaitingList pilots={notBeforeChange} next={next} {...context} />
        </section>
      )}
    </Lists>
  );
}

interface WaitingListProps extends RacePilots {
  pilots: readonly Waiting[];
  next: string;
  isLarge?: boolean;
}

const WaitingList = ({ pilots, next, isLarge = false, channels, getPilot }: WaitingListProps) => (
  <Pilots $isLarge={isLarge}>
    {pilots.map(({ pilotId, channel, clash }) => (
      <li key={pilotId}>
        <PilotChannel channels={channels} channelId={channel.id} large />
        <b dir="auto">{getPilot(pilotId).name}</b>
        <span>
          {clash
            ? `${clash.distanceMhz} MHz from ${labelFrom(channels, clash.other.channel.id)} in ${next}`
            : next}
        </span>
      </li>
    ))}
  </Pilots>
);

/** `R4` */
export const labelFrom = (channels: ChannelDisplays, id: Guid): string =>
  channels[id] ? channelText(channels[id]) : '--';
