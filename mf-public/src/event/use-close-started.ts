import { useNow } from '@holeshot/ui';

const CHECK_EVERY_MS = 30_000;

/** Closes registration for events that start while the page is open (R14). */
export function useCloseStarted<T extends { isRegisterOpen?: boolean; registerUntilMs?: number }>(
  events: readonly T[],
): T[] {
  const nowMs = useNow(0, CHECK_EVERY_MS);
  return events.map((event) =>
    event.registerUntilMs !== undefined && event.registerUntilMs < nowMs
      ? { ...event, isRegisterOpen: false }
      : event,
  );
}
