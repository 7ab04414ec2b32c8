import type { LiveNow } from '@holeshot/client';

interface LiveWatch {
  /** the running events that the page shows */
  get: () => readonly Pick<LiveNow, 'isNext'>[];
  /** the running events now */
  ask: () => Promise<LiveNow[]>;
  show: (live: LiveNow[]) => void;
}

const WHILE_FLYING_MS = 5_000;
const BETWEEN_RACES_MS = 15_000;
const OTHERWISE_MS = 60_000;
/** Without an answer for this long, nobody knows whether anything is running. */
const UNKNOWN_AFTER_MS = 60_000;

/**
 * Polls the running events while the page is visible. When the site does not respond, keeps the last state for a minute,
 * and then shows nothing until it responds.
 */
export function watchLive({ get, ask, show }: LiveWatch): void {
  let answeredAtMs = Date.now();
  let isUnknown = false;
  const check = async () => {
    if (!document.hidden) {
      const live = await ask().catch(() => null);
      if (live) {
        answeredAtMs = Date.now();
        isUnknown = false;
        show(live);
      } else if (Date.now() - answeredAtMs > UNKNOWN_AFTER_MS && get().length > 0) {
        isUnknown = true;
        show([]);
      }
    }
    askLater();
  };
  const askLater = () => setTimeout(check, isUnknown ? BETWEEN_RACES_MS : pauseMs(get()));
  askLater();
}

function pauseMs(live: ReturnType<LiveWatch['get']>): number {
  if (live.length === 0) return OTHERWISE_MS;
  return live.every(({ isNext }) => isNext) ? BETWEEN_RACES_MS : WHILE_FLYING_MS;
}
