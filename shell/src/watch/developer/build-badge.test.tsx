import { CONTRACT_VERSION, type PageState } from '@holeshot/contract';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { BuildBadge } from './build-badge';

const id = (digit: string): string => digit.repeat(16);

const state: PageState = {
  remotes: [
    {
      name: 'mf-race',
      buildId: id('c'),
      global: 'mf_race_c',
      entry: { url: '/c.js', integrity: '' },
      chunks: {},
      manifest: { name: 'mf-race', contractVersion: CONTRACT_VERSION, routes: [], dialogs: [] },
    },
  ],
  hydration: null,
  rendered: true,
  config: { map: { provider: 'built-in' } },
  builds: { key: 'k', shell: id('f'), overrides: { 'mf-race': id('c') } },
};

const ref = (digit: string) => ({ buildId: id(digit), integrity: '' });
const slot = (digit: string) => ({ stable: ref(digit), previous: null, rollout: null, killed: [] });
const registry = { shell: slot('f'), remotes: { 'mf-race': slot('b') } };

const timings = { findArrival: () => null, readyMs: () => 812.4 };

const calls: [url: string, method: string, body: unknown][] = [];

/** Answers the panel's requests; refuses a change with `status`. */
function answer({ status = 200 } = {}) {
  calls.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, { method = 'GET', body } = {}) => {
    calls.push([String(url), method, body ? JSON.parse(String(body)) : null]);
    const isChange = method !== 'GET';
    return { ok: !isChange || status < 400, status, json: async () => ({ registry }) } as Response;
  });
}

async function openPanel() {
  const onSimulate = jest.fn();
  render(<BuildBadge state={state} faults={[]} onSimulate={onSimulate} timings={timings} />);
  fireEvent.click(screen.getByRole('button', { name: 'Builds' }));
  const race = within(await screen.findByRole('region', { name: 'mf-race' }));
  await race.findByRole('button', { name: 'Use stable' });
  return { race, onSimulate };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'mf_race_c');
});

describe('the badge', () => {
  it('names the builds that an override chose', () => {
    render(<BuildBadge state={state} faults={[]} onSimulate={jest.fn()} timings={timings} />);
    expect(screen.getByText('mf-race cccccccc by override')).toBeVisible();
  });

  it('opens a panel from which another build can be chosen', async () => {
    answer({ status: 404 });
    const { race } = await openPanel();
    fireEvent.click(race.getByRole('button', { name: 'Use stable' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('404 of /api/dev/override');
    expect(calls.at(-1)).toEqual(['/api/dev/override', 'POST', { builds: { 'mf-race': id('b') } }]);
    expect(race.queryByRole('button', { name: 'Use candidate' })).toBeNull();
  });

  it('ends the override', async () => {
    answer({ status: 500 });
    await openPanel();
    fireEvent.click(screen.getByRole('button', { name: 'End override' }));
    await screen.findByRole('alert');
    expect(calls.at(-1)).toEqual(['/api/dev/override', 'DELETE', null]);
  });

  it('lets the entry of a remote fail when it runs', async () => {
    answer();
    const { race, onSimulate } = await openPanel();
    fireEvent.click(race.getByRole('button', { name: 'Simulate a failure' }));
    expect(race.getByRole('button', { name: 'Fails when opened' })).toBeDisabled();
    expect(onSimulate).toHaveBeenCalledWith('mf-race');
    expect(() => Object.assign(globalThis, { mf_race_c: {} })).toThrow('a failure that you simulate');
  });
});
