import type { RolloutStep } from '@holeshot/contract/wire';

/** A parsed value, or a fault. */
export type Parsed<T> = { value: T } | { fault: string };

const isFault = <T>(parsed: Parsed<T>): parsed is { fault: string } => 'fault' in parsed;

/** The value; undefined for a fault. */
export const readValue = <T>(parsed: Parsed<T>): T | undefined =>
  isFault(parsed) ? undefined : parsed.value;

/** The fault; undefined for a value. */
export const findParseFault = <T>(parsed: Parsed<T>): string | undefined =>
  isFault(parsed) ? parsed.fault : undefined;

/** `5` for 500 basis points */
export const writeWeight = (weight: number): string => String(weight / 100);

/** Parses a percentage of visitors with up to two decimals as basis points. */
export function parseWeight(text: string): Parsed<number> {
  const percent = /^\s*(\d{1,3}(?:\.\d{1,2})?)\s*%?\s*$/.exec(text)?.[1];
  const weight = Math.round(Number(percent ?? Number.NaN) * 100);
  return weight <= 10_000 ? { value: weight } : { fault: 'Enter a share from 0 to 100 %.' };
}

/** A line for each step: percent and minutes. */
export const writeSteps = (steps: readonly RolloutStep[]): string =>
  steps.map(({ weight, bakeMinutes }) => `${writeWeight(weight)} % for ${bakeMinutes} min`).join('\n');

const STEP = /^\s*([\d.]+)\s*%?\s*(?:for)?\s+(\d+(?:\.\d+)?)\s*(?:min)?\s*$/;

/** Parses steps with rising shares. */
export function parseSteps(text: string): Parsed<RolloutStep[]> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const steps: RolloutStep[] = [];
  for (const line of lines) {
    const [, percent = '', minutes = ''] = STEP.exec(line) ?? [];
    const weight = readValue(parseWeight(percent));
    if (weight === undefined) return { fault: `“${line.trim()}” is not a step such as “5 % for 60 min”.` };
    if (weight <= (steps.at(-1)?.weight ?? -1)) return { fault: 'Each step needs a larger share.' };
    steps.push({ weight, bakeMinutes: Number(minutes) });
  }
  return steps.length > 0 ? { value: steps } : { fault: 'Enter a step or more.' };
}

export const writeIds = (ids: readonly number[]): string => ids.join(', ');

/** Parses distinct words, separated by commas or spaces. */
function parseWords(text: string, pattern: RegExp, kind: string): Parsed<string[]> {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const wrong = words.find((word) => !pattern.test(word));
  return wrong === undefined ? { value: [...new Set(words)] } : { fault: `“${wrong}” is not ${kind}.` };
}

export function parseIds(text: string): Parsed<number[]> {
  const parsed = parseWords(text, /^\d{1,9}$/, 'a number');
  return isFault(parsed) ? parsed : { value: [...new Set(parsed.value.map(Number))] };
}

export const parseBuildIds = (text: string): Parsed<string[]> =>
  parseWords(text, /^[0-9a-f]{16}$/, 'the id of a build');
