import { setTimeout as wait } from 'node:timers/promises';
import { liveFeed } from '@holeshot/contract/paths';
import type { DaySender } from './day-sender';
import { countValues, type DrillContext } from './drill';
import type { Haproxy } from './haproxy';
import type { RacingDay } from './racing-day';
import type { RoughLine } from './rough-line';
import { startVisits } from './visitors';
import { watchStreams } from './watch-streams';
import type { Writers } from './writers';

const ROUNDS = 3;
const STREAMS = 24;
/** How long a page may be without its stream; checked in the long form, in which no other drill runs beside it. */
const LOST_MS = 5_000;
/** Time for requests between two restarts. */
const BETWEEN_MS = 2_000;
/** Between two requests of a visitor: times are a result, so the machine must not be saturated. */
const VISIT_MS = 50;
/** Between two crossings of a race with many pilots. */
const NOTIFY_MS = 200;
/** Visitors and writers each have one request in progress. */
const MAX_CUT = 20;

interface Load {
  balancer: Haproxy;
  writers: Writers;
  day: RacingDay;
  sender: DaySender;
  line: RoughLine;
}

/** Processes that can be restarted. */
export interface Restartable {
  count: number;
  /** Ends a process with a signal, and starts it again at its port. Resolves to how it ended. */
  restart(index: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<string>;
}

/** Restarts each process under load, then kills one; in the short form restarts one. */
export async function disturbProcesses(
  { isLong, say, report }: DrillContext,
  site: Restartable,
  { balancer: { origin }, writers, day, sender, line }: Load,
): Promise<void> {
  const streams = await watchStreams(origin + liveFeed.replace(':eventId', day.eventId), STREAMS);
  const visits = await startVisits(origin, VISIT_MS);
  const writing = writers.start(origin);
  let isOver = false;
  const flying = (async () => {
    for (const { messages } of day.races.slice(1))
      for (const message of messages) {
        if (isOver) return;
        await sender.notify(message);
        await wait(NOTIFY_MS);
      }
  })();
  const listFailed = () => [
    ...visits.results.filter((result) => result !== 'as expected'),
    ...writing.results.filter((result) => result !== '200').map((result) => `a write: ${result}`),
    ...Array.from({ length: line.counts.failed + line.counts.refused }, () => 'a notification'),
  ];
  const countAll = () => visits.results.length + writing.results.length + line.counts.requests;
  const missed = new Set<string>();
  // each process several times; in the short form one
  const turns = isLong ? Array.from({ length: ROUNDS * site.count }, (_, turn) => turn % site.count) : [0];
  for (const index of turns) {
    await wait(BETWEEN_MS);
    const how = await site.restart(index, 'SIGTERM');
    if (how !== '0') missed.add(`a process ended with ${how}`);
    say(`processes: restarted number ${index + 1}, ${countAll()} requests`);
  }
  await wait(BETWEEN_MS);
  const failed = listFailed();
  const restartLossMs = streams.takeLongestLossMs();
  const sentBefore = countAll();
  if (failed.length > 0) missed.add(`failed: ${countValues(failed)}`);
  if (isLong && restartLossMs > LOST_MS) missed.add(`a stream was lost for ${Math.round(restartLossMs)} ms`);
  report({
    what: isLong
      ? `${turns.length} restarts of three processes in turn`
      : 'a restart of one of three processes',
    requests: sentBefore,
    result: `${failed.length} failed; ${STREAMS} streams, one lost for ${Math.round(restartLossMs)} ms at most`,
    missed: [...missed],
  });

  const stop = async () => {
    isOver = true;
    await Promise.all([visits.stop(), writing.stop(), flying]);
    streams.close();
  };
  if (!isLong) return stop();
  const restarting = site.restart(1, 'SIGKILL');
  await wait(BETWEEN_MS);
  const cut = listFailed().slice(failed.length);
  await restarting;
  await wait(BETWEEN_MS + LOST_MS);
  const killLossMs = streams.takeLongestLossMs();
  await stop();
  const later = listFailed().slice(failed.length + cut.length);
  const missedByKill = [
    ...(cut.length > MAX_CUT ? [`${cut.length} requests failed: ${countValues(cut)}`] : []),
    ...(later.length > 0 ? [`later than 2 s after it: ${countValues(later)}`] : []),
    ...(killLossMs > LOST_MS ? [`a stream was lost for ${Math.round(killLossMs)} ms`] : []),
  ];
  report({
    what: 'one of them killed under load',
    requests: countAll() - sentBefore,
    result: `${cut.length} requests in progress failed; a stream lost for ${Math.round(killLossMs)} ms at most`,
    missed: missedByKill,
  });
}
