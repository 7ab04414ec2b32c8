import { randomInt } from 'node:crypto';
import { formatWireClock } from '@holeshot/domain';
import { asc } from 'drizzle-orm';
import { publicRead } from '../../api/public-read';
import { schema } from '../../database';

/** A new list in random order. */
function shuffle<T>(items: readonly T[]): T[] {
  const list = [...items];
  for (let end = list.length - 1; end > 0; end--) {
    const [picked] = list.splice(randomInt(end + 1), 1);
    if (picked !== undefined) list.push(picked);
  }
  return list;
}

export const supporterReads = [
  publicRead('supporters', {
    scopes: () => ['supporters'],
    // The order is drawn here, once per kept answer, so that server and browser show the same one.
    async read(db) {
      const { supporters } = schema;
      const rows = await db.select().from(supporters).orderBy(asc(supporters.id));
      return shuffle(rows).map((supporter) => ({
        Name: supporter.name,
        Tier: supporter.tier,
        StartDate: formatWireClock(supporter.startDate.getTime()),
        ThumbURL: supporter.thumbUrl,
        Active: supporter.active,
      }));
    },
  }),
];
