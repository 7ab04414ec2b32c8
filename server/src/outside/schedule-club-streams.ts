import type { Logger } from 'pino';
import type { Database } from '../database';
import { runRepeatedly } from '../process/run-repeatedly';
import { findClubStreams } from './find-club-streams';
import { createYoutubeApi } from './youtube';

const INTERVAL_MS = 30 * 60_000;

/** Finds streams now and every half hour. Returns a function that stops this and waits for the run in progress. */
export function scheduleClubStreams(
  database: Database,
  { apiKey, log }: { apiKey: string; log: Logger },
): () => Promise<void> {
  const api = createYoutubeApi({ apiKey });
  const work = async () => {
    const { faults, ...counts } = await findClubStreams(database, api);
    for (const fault of faults) log.warn(`streams: ${fault}`);
    log.info(counts, 'looked for streams');
  };
  return runRepeatedly(work, { everyMs: INTERVAL_MS, onError: (error) => log.error(error) });
}
