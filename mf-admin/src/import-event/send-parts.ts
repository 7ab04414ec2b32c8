import { fillPath, toFailure } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import type { DeliveryReply } from '@holeshot/contract/wire';
import type { Guid } from '@holeshot/domain';
import type { FoundEvent } from './find-events';
import type { Fault } from './parse-file';

/** One request of an import with its state: the files of an event, or a race. */
export interface Part {
  eventId: Guid;
  isRace: boolean;
  title: string;
  path: string;
  body: { files: FoundEvent['files'] };
  /** `skipped`: its event was refused. `failed`: no answer, so a retry sends it again. */
  state: 'waiting' | 'sending' | 'failed' | 'skipped' | DeliveryReply['status'];
  faults: readonly Fault[];
}

/** Why sending stopped early; null when everything was sent. */
export type Stop = { isCancelled: true } | { isCancelled: false; reason: string } | null;

interface Work {
  /** Sends a body, and returns the reply's text. */
  send: (path: string, body: unknown) => Promise<string>;
  /** called with every change, by the part's index */
  onChange: (index: number, changes: Pick<Part, 'state' | 'faults'>) => void;
  signal: AbortSignal;
}

/** The parts of an event in the order of sending: its own files first. None for an event without an id. */
export function listParts({ id, files, races }: FoundEvent, clubId: number): Part[] {
  if (id === null) return [];
  const part = { eventId: id, state: 'waiting' as const, faults: [] };
  const own: Part = {
    ...part,
    isRace: false,
    title: 'Event, pilots and rounds',
    body: { files },
    path: fillPath(paths.eventUpload, { clubId, eventId: id }),
  };
  const ofRaces = races.map((race): Part => {
    const path = fillPath(paths.raceUpload, { clubId, eventId: id, raceId: race.id });
    return { ...part, isRace: true, title: race.title, path, body: { files: race.files } };
  });
  return Object.keys(files).length > 0 ? [own, ...ofRaces] : ofRaces;
}

const isSettled = ({ state }: Part): boolean => !['waiting', 'sending', 'failed'].includes(state);

/** With these statuses a retry cannot succeed; after any other it may. */
const isRefusal = (status: number | null): boolean => [400, 403, 404, 413, 415].includes(status ?? 0);

function getReason(error: unknown): { status: number | null; reason: string } {
  const { status, message, detail } = toFailure(error, '');
  if (status === 401)
    return { status, reason: 'You are signed out. Log in again in another tab, and go on here.' };
  if (status === null) return { status, reason: `${message}.` };
  return { status, reason: detail ?? message };
}

/**
 * Sends the unsettled parts, one after the other. Marks refused parts, and the races of a refused event, and continues.
 * Requests are idempotent, so sending can stop and resume anywhere.
 */
export async function sendParts(parts: readonly Part[], { send, onChange, signal }: Work): Promise<Stop> {
  const refused = new Set(
    parts.filter(({ isRace, state }) => !isRace && state === 'refused').map(({ eventId }) => eventId),
  );
  for (const [index, part] of parts.entries()) {
    if (isSettled(part)) continue;
    if (signal.aborted) return { isCancelled: true };
    if (refused.has(part.eventId)) {
      onChange(index, { state: 'skipped', faults: [] });
      continue;
    }
    onChange(index, { state: 'sending', faults: [] });
    try {
      const { status, faults } = JSON.parse(await send(part.path, part.body)) as DeliveryReply;
      onChange(index, { state: status, faults });
      if (status === 'refused' && !part.isRace) refused.add(part.eventId);
    } catch (error) {
      const { status, reason } = getReason(error);
      if (!isRefusal(status)) {
        onChange(index, { state: 'failed', faults: [] });
        return { isCancelled: false, reason };
      }
      const file = part.isRace ? 'Race.json' : 'Event.json';
      onChange(index, { state: 'refused', faults: [{ file, message: `is refused: ${reason}` }] });
      if (!part.isRace) refused.add(part.eventId);
    }
  }
  return null;
}
