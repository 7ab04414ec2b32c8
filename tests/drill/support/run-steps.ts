import type { DayStep } from './day-script';
import type { DaySender } from './day-sender';

/** How many steps are sent at the same time. */
const AT_ONCE = 4;

/** Runs steps in order, some at the same time, those of one line in sequence. `onStep` gets the index before each. */
export async function runSteps(
  steps: readonly DayStep[],
  sender: DaySender,
  onStep: (index: number) => void = () => undefined,
): Promise<void> {
  const lines = new Map<string, Promise<unknown>>();
  const running = new Set<Promise<unknown>>();
  for (const [index, { line, run }] of steps.entries()) {
    onStep(index);
    const step = (lines.get(line) ?? Promise.resolve()).then(() => run(sender));
    lines.set(line, step);
    const ended: Promise<unknown> = step.finally(() => running.delete(ended));
    running.add(ended);
    if (running.size >= AT_ONCE) await Promise.race(running);
  }
  await Promise.all(running);
}
