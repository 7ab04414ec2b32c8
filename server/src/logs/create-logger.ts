import { type DestinationStream, destination, type Level, type Logger, multistream, pino } from 'pino';
import type { LogRing } from './log-ring';

/** The minimum level of the ring, even if the standard output has a higher one. */
const RING_LEVEL = 'info';

/** The site's logger: lines from `level` on go to `output`, and those from `info` on to the ring. */
export function createLogger(
  level: string,
  ring: LogRing,
  output: DestinationStream = destination(1),
): Logger {
  if (level === 'silent') return pino({ level: RING_LEVEL }, ring.stream);
  const { values } = pino.levels;
  const isLouder = (values[level] ?? 0) < (values[RING_LEVEL] ?? 0);
  const lowest = isLouder ? level : RING_LEVEL;
  return pino(
    { level: lowest },
    multistream([
      { level: level as Level, stream: output },
      { level: lowest as Level, stream: ring.stream },
    ]),
  );
}
