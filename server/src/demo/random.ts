import { seededRandom } from '@holeshot/domain';

/** A pseudo-random generator: the same seed gives the same sequence on every machine. */
export interface Random {
  /** from 0, below 1 */
  next(): number;
  between(min: number, max: number): number;
  /** whole numbers, both ends included */
  whole(min: number, max: number): number;
  chance(probability: number): boolean;
  /** about normally distributed around 0 with deviation 1, never beyond 3.5 */
  bell(): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  shuffle<T>(list: readonly T[]): T[];
  guid(): string;
}

/** A generator whose sequence depends on `seed` only. */
export function createRandom(seed: string): Random {
  const next = seededRandom(seed);
  /** a whole number of 32 bits */
  const bits = (): number => next() * 2 ** 32;
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    bell: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
    pick: (list) => list[whole(0, list.length - 1)] ?? list[0],
    shuffle: (list) =>
      list
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
    guid: () =>
      formatGuid([bits(), (bits() & 0xffff0fff) | 0x4000, (bits() & 0x3fffffff) | 0x80000000, bits()]),
  };
}

function formatGuid(words: readonly number[]): string {
  const hex = words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
