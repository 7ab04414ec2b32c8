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

/** Polls the running events while the page is visible. Keeps the last state when the site does not respond. */
export function watchLive({ get, ask, show }: LiveWatch): void {
  const check = async () => {
    if (!document.hidden) {
      const live = await ask().catch(() => null);
      if (live) show(live);
    }
    askLater();
  };
  const askLater = () => setTimeout(check, pauseMs(get()));
  askLater();
}

function pauseMs(live: ReturnType<LiveWatch['get']>): number {
  if (live.length === 0) return OTHERWISE_MS;
  return live.every(({ isNext }) => isNext) ? BETWEEN_RACES_MS : WHILE_FLYING_MS;
}
