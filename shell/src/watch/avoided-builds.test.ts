import { avoidBuild } from './avoided-builds';

const id = (digit: number): string => String(digit).repeat(16);

/** Stands in for the browser's cookie store. */
function createStore(value: string | null) {
  const set = jest.fn();
  const store = { get: async () => (value === null ? null : { value }), set };
  Object.assign(globalThis, { cookieStore: store });
  return set;
}
afterEach(() => Reflect.deleteProperty(globalThis, 'cookieStore'));

describe('avoidBuild', () => {
  it.each<[string, before: string | null, after: string]>([
    ['begins the list', null, id(1)],
    ['begins an empty list', '', id(1)],
    ['adds to the end', id(2), `${id(2)}.${id(1)}`],
    ['moves a build that is in the list', `${id(1)}.${id(2)}`, `${id(2)}.${id(1)}`],
    [
      'forgets the oldest of more than 8',
      [2, 3, 4, 5, 6, 7, 8, 9].map(id).join('.'),
      [3, 4, 5, 6, 7, 8, 9, 1].map(id).join('.'),
    ],
  ])('%s', async (_title, before, after) => {
    const set = createStore(before);
    await avoidBuild(id(1));
    expect(set).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'holeshot_avoid', value: after, path: '/', sameSite: 'lax' }),
    );
  });

  it('lasts a day', async () => {
    const set = createStore(null);
    const before = Date.now();
    await avoidBuild(id(1));
    expect(set.mock.calls[0][0].expires - before).toBeCloseTo(86_400_000, -3);
  });

  it('does nothing in a browser without the store', async () => {
    await expect(avoidBuild(id(1))).resolves.toBeUndefined();
  });
});
