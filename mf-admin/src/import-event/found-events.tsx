import { racesText } from '@holeshot/domain';
import { styled } from '@holeshot/platform';
import { Lines } from '@holeshot/ui';
import { FaultList } from './fault-list';
import type { FoundEvent } from './find-events';

const Row = styled.li`
  display: grid;
  gap: 6px;
  padding: 10px 0;
  label {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 44px;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: var(--red);
  }
`;

const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    display: block;
    font-weight: 600;
  }
  span {
    color: var(--t2);
  }
`;

interface FoundEventsProps {
  events: readonly FoundEvent[];
  chosen: ReadonlySet<FoundEvent>;
  toggle: (event: FoundEvent) => void;
}

/** The found events to choose from, with their faults. */
export const FoundEvents = ({ events, chosen, toggle }: FoundEventsProps) => (
  <>
    <p>
      {events.length === 1 ? 'One event was found.' : `${events.length} events were found.`}
      {events.some(({ faults }) => faults.length > 0) &&
        ' Files that are listed cannot be read: the site keeps what it has of them.'}
    </p>
    <Lines>
      {events.map((event) => (
        <Row key={event.folder}>
          <label>
            <input
              type="checkbox"
              checked={chosen.has(event)}
              disabled={event.id === null}
              onChange={() => toggle(event)}
            />
            <Words>
              <b>{event.name}</b>
              <span>{racesText(event.races.length)}</span>
            </Words>
          </label>
          <FaultList faults={event.faults} />
        </Row>
      ))}
    </Lines>
  </>
);
