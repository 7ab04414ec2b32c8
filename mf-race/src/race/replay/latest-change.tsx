import type { Guid, ReplayChange } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Muted, PHONE } from '@holeshot/ui';
import type { ChannelDisplays } from '../../channels/channel-display';
import { PilotChannel } from '../../channels/pilot-channel';
import { elapsedText } from '../../racing/elapsed-text';

const Change = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 8px;
  align-items: center;
  min-width: 0;
  b,
  small {
    display: block;
    line-height: 1.25;
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--t3);
    font-size: 14px;
    ${PHONE} {
      display: none;
    }
  }
`;

interface LatestChangeProps {
  change: ReplayChange | undefined;
  /** with the pilot's name: `Racoon ahead of Kestrel, now 4th` */
  text: string;
  /** the first crossing has happened */
  hasBegun: boolean;
  isPlaying: boolean;
  channels: ChannelDisplays;
  channelId: Guid | null;
}

/** The latest change. Screen readers announce it only while the replay is paused. */
export function LatestChange({ change, text, hasBegun, isPlaying, channels, channelId }: LatestChangeProps) {
  const [what = '', ...rest] = text.split(', now ');
  return (
    <Change aria-live={isPlaying ? 'off' : 'polite'}>
      {change ? (
        <>
          <PilotChannel channels={channels} channelId={channelId} />
          <span>
            <b>{what}</b>
            <small>{[elapsedText(change.ms), ...rest].join(', now ')}</small>
          </span>
        </>
      ) : (
        <Muted>{hasBegun ? 'No place has changed yet' : 'Before the first crossing'}</Muted>
      )}
    </Change>
  );
}
