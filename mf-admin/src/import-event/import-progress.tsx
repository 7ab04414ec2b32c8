import { eventHref } from '@holeshot/contract';
import { racesText } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Lines, TextLink } from '@holeshot/ui';
import { useId } from 'react';
import { FaultList } from './fault-list';
import type { FoundEvent } from './find-events';
import type { Part } from './send-parts';

const STATE_TEXT: Record<Part['state'], string> = {
  waiting: 'Waiting',
  sending: 'Sending',
  failed: 'Not sent',
  skipped: 'Not sent',
  created: 'New',
  changed: 'Changed',
  unchanged: 'Already there',
  outdated: 'Older than on the site',
  conflict: 'Corrected on the site: its history asks you which to keep',
  refused: 'Refused',
};

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 8px;
  border: 0;
  border-radius: 4px;
  overflow: hidden;
  background: var(--s3);
  forced-color-adjust: none;
  &::-webkit-progress-bar {
    background: var(--s3);
  }
  &::-webkit-progress-value {
    background: var(--t1);
  }
  &::-moz-progress-bar {
    background: var(--t1);
  }
`;

const Heading = styled.h3`
  margin-top: 6px;
  font-size: 18px;
  overflow-wrap: anywhere;
`;

const Row = styled.li<{ $isQuiet: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  justify-content: space-between;
  padding: 7px 0;
  color: ${({ $isQuiet }) => ($isQuiet ? 'var(--t3)' : 'var(--t1)')};
  > ul {
    flex: 1 0 100%;
  }
`;

const isAnswered = ({ state }: Part): boolean => !['waiting', 'sending', 'failed', 'skipped'].includes(state);
const isOnSite = (part: Part): boolean => isAnswered(part) && part.state !== 'refused';

interface ImportProgressProps {
  events: readonly FoundEvent[];
  parts: readonly Part[];
  hasEnded: boolean;
  /** closes the dialog */
  close: () => void;
}

/** The progress of an import: a bar, and the state of each part by event. */
export function ImportProgress({ events, parts, hasEnded, close }: ImportProgressProps) {
  const barId = useId();
  const races = parts.filter(({ isRace }) => isRace);
  const count = races.filter(isAnswered).length;
  return (
    <>
      <p>
        <label htmlFor={barId} aria-live="polite">
          {count} of {racesText(races.length)}
        </label>
      </p>
      <Bar id={barId} max={parts.length} value={parts.filter(isAnswered).length} />
      {events.map((event) => {
        const own = parts.filter(({ eventId }) => eventId === event.id);
        const hasLink = hasEnded && event.id !== null && own.some(isOnSite);
        return (
          <section key={event.folder}>
            <Heading>
              {hasLink && event.id !== null ? (
                <TextLink to={eventHref({ eventId: event.id })} onClick={close}>
                  {event.name}
                </TextLink>
              ) : (
                event.name
              )}
            </Heading>
            <FaultList faults={event.faults} />
            <Lines>
              {own.map((part) => (
                <Row key={part.path} $isQuiet={part.state === 'waiting'}>
                  <span>{part.title}</span>
                  <span>{STATE_TEXT[part.state]}</span>
                  <FaultList faults={part.faults} />
                </Row>
              ))}
            </Lines>
          </section>
        );
      })}
    </>
  );
}
