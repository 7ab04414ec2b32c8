import type { ChannelUse, Guid, PowerState } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { TextLink } from '@holeshot/ui';
import { type ChannelDisplay, channelText } from '../../channels/channel-display';
import type { RacePilots } from '../../event-pilots/race-pilots';
import { raceTitle, shortTitle } from '../../racing/race-names';
import { powerHref } from '../power/power-href';
import { PowerShape } from '../power/power-shape';
import type { MyDayData } from './my-day-data';
import { rangeText } from './start-text';

const Panel = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 2px 14px;
  padding: 14px 16px;
  border-top: 1px solid var(--line);
  color: var(--t2);
  font-size: 17px;
  line-height: 1.4;
  h2 {
    color: var(--t1);
    font-size: 26px;
    line-height: 1.1;
  }
  small {
    display: block;
    font-size: 15px;
  }
  p {
    grid-column: 1 / -1;
    margin-top: 6px;
  }
  b {
    color: var(--t1);
    font-weight: 600;
  }
  @media (min-width: 960px) {
    padding: 18px 24px;
  }
`;

const SHAPES: Record<'yes' | 'wait' | 'no', PowerState> = { yes: 'free', wait: 'wait', no: 'hot' };

interface PlugInPanelProps extends RacePilots {
  eventId: string;
  plugIn: NonNullable<MyDayData['plugIn']>;
  channel: ChannelDisplay;
  /** `11:41`, the time of stale data, which never gives a yes (R150); `null` if the data is current */
  staleSince: string | null;
}

/** Answers "May I plug in?" with a shape, a word and a reason. */
export function PlugInPanel(props: PlugInPanelProps) {
  const { plugIn, channel, staleSince, eventId } = props;
  const label = channelText(channel);
  const title = { no: `No, ${label} is hot`, wait: 'Not yet', yes: `Yes, ${label} is free` }[plugIn.answer];
  return (
    <Panel aria-label="May I plug in?">
      <PowerShape state={staleSince === null ? SHAPES[plugIn.answer] : 'wait'} size={40} />
      <div>
        <small>May I plug in?</small>
        <h2>{staleSince === null ? title : 'Ask at the line first'}</h2>
      </div>
      <p>
        {staleSince === null ? <Reason {...props} /> : <StaleReason {...props} staleSince={staleSince} />}
        Advice from the channel plan: <TextLink to={powerHref(eventId)}>Safe to power</TextLink>
      </p>
    </Panel>
  );
}

function getLabels({ channel, channels }: Pick<PlugInPanelProps, 'channel' | 'channels'>) {
  const getLabel = (id: Guid) => (channels[id] ? channelText(channels[id]) : 'a channel');
  const isOn = (use: ChannelUse) => getLabel(use.channel.id) === channelText(channel);
  return { getLabel, isOn };
}

function Reason({ plugIn, channel, channels, getPilot }: PlugInPanelProps) {
  const { answer, now, before, blocking, landed } = plugIn;
  const { getLabel, isOn } = getLabels({ channel, channels });
  return (
    <>
      {now &&
        `${getPilot(now.pilotId).name} flies on ${isOn(now) ? 'it now' : `${getLabel(now.channel.id)}, too close to it`}`}
      {now && (before ? ', and ' : '. ')}
      {before && blocking && (
        <>
          {getPilot(before.use.pilotId).name} has{' '}
          {isOn(before.use) ? 'it' : `${getLabel(before.use.channel.id)}, too close,`} in{' '}
          {shortTitle(raceTitle(blocking))}.{' '}
        </>
      )}
      {blocking ? (
        <>
          <b>Yours when {shortTitle(raceTitle(blocking))} has landed</b>
          {landed && `, ${rangeText(landed)}`}.{' '}
        </>
      ) : (
        now && <b>Yours when the race in the air has landed. </b>
      )}
      {answer === 'yes' && 'Nobody before you has it. '}
    </>
  );
}

/** Describes the state at `staleSince`, and claims nothing about the present. */
function StaleReason({
  plugIn: { now, before, blocking },
  channel,
  channels,
  getPilot,
  staleSince,
}: PlugInPanelProps & { staleSince: string }) {
  const { getLabel, isOn } = getLabels({ channel, channels });
  return (
    <>
      This phone cannot see who is flying.{' '}
      {now && (
        <>
          At {staleSince} <b>{getLabel(now.channel.id)} was hot</b> ({getPilot(now.pilotId).name})
          {before ? ', and ' : '. '}
        </>
      )}
      {before && blocking && (
        <>
          {getPilot(before.use.pilotId).name} has{' '}
          {isOn(before.use) ? channelText(channel) : getLabel(before.use.channel.id)} in{' '}
          {shortTitle(raceTitle(blocking))}.{' '}
        </>
      )}
    </>
  );
}
