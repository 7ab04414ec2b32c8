import { setImmediate as nextTurn } from 'node:timers/promises';
import { createWorkQueue } from './work-queue';

const forever = new AbortController().signal;

/** Work that ends when it is told to. */
function createWork(name: string, started: string[]) {
  let end: (value: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const work = () => {
    started.push(name);
    return ended;
  };
  return { work, end: () => end(name) };
}

test('at most so many pieces of work run at once, in order', async () => {
  const queue = createWorkQueue<string>({ concurrency: 2, maxWaiting: 10 });
  const started: string[] = [];
  const works = ['a', 'b', 'c'].map((name) => createWork(name, started));
  const results = works.map(({ work }, index) => queue.run(String(index), forever, work));
  await nextTurn();
  await nextTurn();
  expect(started).toEqual(['a', 'b']);
  works[1]?.end();
  await results[1];
  await nextTurn();
  await nextTurn();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const { end } of works) end();
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
});

test('callers with one key share the work, and a failure only until it has happened', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, maxWaiting: 10 });
  const work = jest.fn(async () => {
    throw new Error('no');
  });
  const outcomes = await Promise.allSettled([queue.run('x', forever, work), queue.run('x', forever, work)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(work).toHaveBeenCalledTimes(1);
  expect(await queue.run('x', forever, async () => 'yes')).toBe('yes');
});

test('work beyond the bound is refused as busy', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, maxWaiting: 1 });
  const first = createWork('a', []);
  const running = queue.run('a', forever, first.work);
  await nextTurn();
  await nextTurn();
  const waiting = queue.run('b', forever, async () => 'b');
  await expect(queue.run('c', forever, async () => 'c')).rejects.toMatchObject({ code: 'busy', status: 503 });
  first.end();
  expect(await Promise.all([running, waiting])).toEqual(['a', 'b']);
});

test('waiting work that every caller left never starts', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, maxWaiting: 10 });
  const started: string[] = [];
  const first = createWork('first', started);
  const running = queue.run('first', forever, first.work);
  await nextTurn();
  const [one, other] = [new AbortController(), new AbortController()];
  const both = createWork('both', started);
  const alone = createWork('alone', started);
  const outcomes = [
    queue.run('both', one.signal, both.work),
    queue.run('both', forever, both.work),
    queue.run('alone', other.signal, alone.work),
  ].map((result) => result.catch((error: Error) => error.name));
  one.abort();
  other.abort();
  first.end();
  both.end();
  await running;
  expect(await Promise.all(outcomes)).toEqual(['AbortError', 'both', 'AbortError']);
  expect(started).toEqual(['first', 'both']);
});

test('in each turn of the event loop one piece of work starts, also when none waits for I/O', async () => {
  const queue = createWorkQueue<void>({ concurrency: 2, maxWaiting: 50 });
  let ended = 0;
  const results = Array.from({ length: 20 }, (_, index) =>
    queue.run(String(index), new AbortController().signal, async () => {
      ended += 1;
    }),
  );
  const endedPerTurn: number[] = [];
  while (ended < 20) {
    const before = ended;
    await nextTurn();
    endedPerTurn.push(ended - before);
  }
  await Promise.all(results);
  expect(Math.max(...endedPerTurn)).toBeLessThanOrEqual(1);
});

test('owners take turns, each with its work in order, and work of several comes at the first of their turns', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, maxWaiting: 10 });
  const order: string[] = [];
  const run = (key: string, owner: string) =>
    queue.run(
      key,
      forever,
      async () => {
        order.push(key);
        return key;
      },
      owner,
    );
  await Promise.all([
    ...['a1', 'a2', 'a3', 'shared'].map((key) => run(key, 'a')),
    ...['b1', 'shared', 'b2'].map((key) => run(key, 'b')),
    run('c1', 'c'),
  ]);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'shared', 'a3', 'b2']);
});

test('when too much waits, the latest work of whoever has most is refused, and nobody else', async () => {
  const queue = createWorkQueue<string>({ concurrency: 1, maxWaiting: 4 });
  const results = new Map<string, string>();
  const run = (key: string, owner: string) =>
    queue
      .run(key, forever, async () => key, owner)
      .then(
        () => results.set(key, 'done'),
        ({ code }: { code: string }) => results.set(key, code),
      );
  const flood = ['a1', 'a2', 'a3', 'a4', 'a5'].map((key) => run(key, 'a'));
  const others = [run('b1', 'b'), run('c1', 'c'), run('b2', 'b')];
  await Promise.all([...flood, ...others]);
  expect(Object.fromEntries(results)).toEqual({
    a1: 'done',
    a2: 'busy',
    a3: 'busy',
    a4: 'busy',
    a5: 'busy',
    b1: 'done',
    c1: 'done',
    b2: 'done',
  });
  expect(queue.figures()).toEqual({ running: 0, waiting: 0, refused: 4 });
});
