import { eventHistoryHref } from '@holeshot/contract';
import { resultStateText } from '@holeshot/domain';
import { SiteLink, styled } from '@holeshot/platform';
import { useResultState } from '../revision/use-result-state';
import type { EventData } from './load-event';

const Link = styled(SiteLink)`
  && {
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

interface EventStateProps {
  event: Pick<EventData['event'], 'id' | 'timeZone' | 'resultState'>;
  /** when the event was read, ms */
  readAtMs: number;
}

/** Whether the results of an event are final (R161), with a link to later changes. */
export function EventState({ event: { id, timeZone, resultState: results }, readAtMs }: EventStateProps) {
  const state = useResultState(results, readAtMs);
  const text = resultStateText({ state, until: results?.until ?? null }, timeZone);
  if (!text) return null;
  return <b>{state === 'changed' ? <Link to={eventHistoryHref({ eventId: id })}>{text}</Link> : text}</b>;
}
