import { type ChannelName, VITAL_NAMES } from '@holeshot/contract';
import type { BuildFigures } from '@holeshot/contract/wire';
import { and, eq, gte, inArray, lt, sum } from 'drizzle-orm';
import { type Database, schema } from '../database';

/** A time in whole minutes: from the one of `from` on, up to the one of `to`, which is left out. */
export interface CountedTime {
  from: Date;
  to?: Date;
}

const MINUTE_MS = 60_000;

const minuteOf = (date: Date): Date => new Date(Math.floor(date.getTime() / MINUTE_MS) * MINUTE_MS);

/** How often things happened with builds of a channel, by build id. Builds without any are there with zeros. */
export async function readFigures(
  { db }: Pick<Database, 'db'>,
  name: ChannelName,
  buildIds: readonly string[],
  { from, to }: CountedTime,
): Promise<Map<string, BuildFigures>> {
  const { buildId, kind, count, minute, name: nameColumn } = schema.buildCounts;
  const rows = await db
    .select({ buildId, kind, count: sum(count).mapWith(Number) })
    .from(schema.buildCounts)
    .where(
      and(
        eq(nameColumn, name),
        inArray(buildId, [...buildIds]),
        gte(minute, minuteOf(from)),
        to && lt(minute, minuteOf(to)),
      ),
    )
    .groupBy(buildId, kind);
  return new Map(
    buildIds.map((id) => [id, toFigures(new Map(rows.filter((row) => row.buildId === id).map(toEntry)))]),
  );
}

const toEntry = ({ kind, count }: { kind: string; count: number }): [string, number] => [kind, count];

function toFigures(counts: ReadonlyMap<string, number>): BuildFigures {
  const of = (kind: string) => counts.get(kind) ?? 0;
  const vitals = VITAL_NAMES.map((vital) => ({
    vital,
    shares: { good: of(`${vital} good`), fair: of(`${vital} fair`), poor: of(`${vital} poor`) },
  })).filter(({ shares: { good, fair, poor } }) => good + fair + poor > 0);
  return {
    exposures: of('exposure'),
    opened: of('opened'),
    ready: of('ready'),
    loadFailures: of('load-failure'),
    crashes: of('crash'),
    apiErrors: of('api-error'),
    serverFailures: of('server-failure'),
    vitals: Object.fromEntries(vitals.map(({ vital, shares }) => [vital, shares])),
  };
}

/** What a build has that nothing has happened with. */
export const NO_FIGURES: BuildFigures = toFigures(new Map());
