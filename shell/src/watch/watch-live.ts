import type { LiveNow } from '@holeshot/client';

interface LiveWatch {
  /** whether the page says that a race is flown */
  isLive: () => boolean;
  /** the races in progress */
  ask: () => Promise<LiveNow[]>;
  show: (live: LiveNow[]) => void;
}

const WHILE_LIVE_MS = 5_000;
const OTHERWISE_MS = 60_000;

/** Keeps up to date which races are flown now, while the page is visible. What is shown stays when the site does not answer. */
export function watchLive({ isLive, ask, show }: LiveWatch): void {
  const check = async () => {
    if (!document.hidden) {
      const races = await ask().catch(() => null);
      if (races) show(races);
    }
    askLater();
  };
  const askLater = () => setTimeout(check, isLive() ? WHILE_LIVE_MS : OTHERWISE_MS);
  askLater();
}
