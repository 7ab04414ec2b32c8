import type { Guid, StartForecast } from '@holeshot/domain';
import { useEffect, useRef, useState } from 'react';
import { flash, prefersReducedMotion } from '../../live/animations';
import { rangeText } from './start-text';

interface Shown {
  raceId: Guid;
  text: string;
}

/** Every start of a race moves the estimates by less. */
const MIN_MOVE_MS = 60_000;

/**
 * Returns a note when the expected start of a race changes by a minute or more while the page is open, and flashes the
 * element of the returned ref once.
 */
export function useMovedRange(raceId: Guid, range: StartForecast['range']) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<(Shown & { range: StartForecast['range'] }) | null>(null);
  const [note, setNote] = useState('');
  useEffect(() => {
    const before = shown.current;
    const hasMoved =
      before?.raceId === raceId && before.range !== null && range !== null && isMoved(before.range, range);
    if (before?.range && !hasMoved && before.raceId === raceId) return;
    shown.current = { raceId, range, text: rangeText(range) };
    setNote(hasMoved ? `Moved: it was ${before.text}.` : '');
    if (hasMoved && element.current && !prefersReducedMotion()) flash(element.current);
  }, [raceId, range]);
  return { element, note };
}

const isMoved = (
  before: NonNullable<StartForecast['range']>,
  after: NonNullable<StartForecast['range']>,
): boolean =>
  Math.abs(after.from - before.from) >= MIN_MOVE_MS || Math.abs(after.until - before.until) >= MIN_MOVE_MS;
