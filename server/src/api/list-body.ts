import { randomInt } from 'node:crypto';

const [OPEN, COMMA, CLOSE] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];

/** A JSON list, in UTF-8. */
export interface ListBody {
  /** in the order of the rows */
  body: Buffer;
  /** The same rows in a new random order, without serialising them again. */
  shuffle(): Buffer;
}

const joinRows = (rows: readonly Buffer[]): Buffer =>
  Buffer.concat([OPEN, ...rows.flatMap((row, index) => (index === 0 ? [row] : [COMMA, row])), CLOSE]);

/** A new list in random order. */
function shuffle<T>(items: readonly T[]): T[] {
  const list = [...items];
  for (let end = list.length; end > 1; end--) {
    const [item] = list.splice(randomInt(end), 1);
    if (item !== undefined) list.push(item);
  }
  return list;
}

/** Serialises each row once. */
export function createListBody(values: readonly unknown[]): ListBody {
  const rows = values.map((value) => Buffer.from(JSON.stringify(value)));
  return { body: joinRows(rows), shuffle: () => joinRows(shuffle(rows)) };
}
