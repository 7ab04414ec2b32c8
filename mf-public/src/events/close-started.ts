/** Closes registration for events that have started by `nowMs`. */
export const closeStarted = <T extends { isRegisterOpen?: boolean; registerUntilMs?: number }>(
  events: readonly T[],
  nowMs: number,
): T[] =>
  events.map((event) =>
    event.registerUntilMs !== undefined && event.registerUntilMs < nowMs
      ? { ...event, isRegisterOpen: false }
      : event,
  );
