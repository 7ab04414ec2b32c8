import type { Guid } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { PHONE, Prose, Section } from '@holeshot/ui';
import { PilotChannel } from '../channels/pilot-channel';
import type { RacePilots } from '../event-pilots/race-pilots';
import { elapsedText } from '../racing/elapsed-text';
import { listLiveChanges } from './list-live-changes';
import type { LiveRace } from './live-race';

const MAX_LINES = 5;
const MAX_LINES_ON_PHONE = 3;
const LINE_PX = 44;

/** As high as a full list, so that nothing below moves as it fills. */
const Box = styled.div`
  min-height: ${MAX_LINES * LINE_PX}px;
  ${PHONE} {
    min-height: ${MAX_LINES_ON_PHONE * LINE_PX}px;
  }
  @media print {
    min-height: 0;
  }
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 56px auto minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  min-height: ${LINE_PX}px;
  padding-block: 4px;
  border-bottom: 1px solid var(--line);
  line-height: 1.25;
  b {
    font-weight: 600;
  }
  ${PHONE} {
    &:nth-child(n + ${MAX_LINES_ON_PHONE + 1}) {
      display: none;
    }
  }
`;

interface LiveChangesProps extends RacePilots {
  race: LiveRace;
}

/** The latest changes of a race in progress, in words. */
export function LiveChanges({ race, channels, getPilot }: LiveChangesProps) {
  const getName = (pilotId: Guid) => getPilot(pilotId).name;
  const changes = listLiveChanges(race, getName).slice(0, MAX_LINES);
  return (
    <Section heading="As it happened" isFirst>
      <Box>
        {changes.length > 0 ? (
          <ol>
            {changes.map(({ ms, pilotId, channelId, text }) => (
              <Line key={`${ms} ${pilotId} ${text}`}>
                <b>{elapsedText(ms)}</b>
                <PilotChannel channels={channels} channelId={channelId} />
                <span>
                  <b>{getName(pilotId)}</b> {text}
                </span>
              </Line>
            ))}
          </ol>
        ) : (
          <Prose>Places won, fastest laps and who is out appear here.</Prose>
        )}
      </Box>
    </Section>
  );
}
