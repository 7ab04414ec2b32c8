import { type Client, FetchError } from '@holeshot/client';
import { type Platform, PlatformContext } from '@holeshot/platform';
import { createTestPlatform, failedCall, PENDING } from '@holeshot/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RolloutsView } from './rollouts-view';
import { buildRollout, buildRollouts } from './testing/build-rollouts';

const PATH = '/api/dev/rollouts';

function open(
  first: unknown = buildRollouts(),
  send: Client['send'] = async () => '{}',
  more: Partial<Platform> = {},
) {
  const models: Record<string, unknown> = { [PATH]: first };
  const { platform, calls } = createTestPlatform(models);
  const spy = jest.fn(send);
  const view = render(
    <PlatformContext.Provider value={{ ...platform, ...more, client: { ...platform.client, send: spy } }}>
      <RolloutsView />
    </PlatformContext.Provider>,
  );
  return { ...view, models, calls, send: spy };
}

const conflict = () =>
  Promise.reject(
    new FetchError('409 Conflict', PATH, 409, {
      code: 'conflict',
      message: 'Somebody has changed the registry meanwhile.',
    }),
  );

const raceSection = async () => within(await screen.findByRole('region', { name: 'mf-race' }));

const clickIn = async (name: string) => {
  const section = await raceSection();
  fireEvent.click(section.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

const giveReason = (dialog: ReturnType<typeof within>) =>
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' Looks good ' } });

test('a rollout shows its share, verdict and figures beside those of the stable build', async () => {
  open();
  const section = await raceSection();
  expect(section.getByText('of visitors have ccccccc', { exact: false })).toHaveTextContent(
    '1 % of visitors have ccccccc, and staff',
  );
  expect(section.getByText('A step needs 500 pages.', { exact: false })).toBeVisible();
  const failures = within(section.getByRole('row', { name: /^Failures/ }));
  const [candidate, stable] = failures.getAllByRole('cell');
  expect(candidate).toHaveTextContent('2.00 %12 of 600, between 1.15 and 3.46 %');
  expect(stable).toHaveTextContent('0.10 %60 of 59.4K');
  const vital = within(section.getByRole('row', { name: /^LCP poor/ })).getAllByRole('cell');
  expect(vital[0]).toHaveTextContent('10.0 %80.0 % good');
  expect(vital[1]).toHaveTextContent('–');
});

test('a suspended rollout says that nobody has the build, and can be resumed or rolled back', async () => {
  const verdict = { state: 'paused' as const, reason: 'It hangs. Nobody gets it until somebody resumes it.' };
  open(buildRollouts({ rollout: buildRollout({ isPaused: true, suspended: 'It hangs.', verdict }) }));
  const section = await raceSection();
  expect(section.getByText('Nobody').closest('p')).toHaveTextContent('Nobody has ccccccc now');
  expect(section.getByText(verdict.reason, { exact: false })).toBeVisible();
  const labels = section.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels.filter((label) => !label?.includes('browser'))).toEqual(['Resume', 'Roll back']);
});

test('a registry without the right signature, and a build that nobody tried, are named', async () => {
  open(buildRollouts({ refused: 8 }));
  const warning = await screen.findByRole('alert');
  expect(warning).toHaveTextContent('Generation 8 is not signed with the site’s key');
  expect(warning).toHaveTextContent('Visitors keep generation 7.');
  const section = await raceSection();
  expect(section.getAllByText('not tried in a browser', { exact: false })).toHaveLength(1);
});

test('it loads first, and fails with a way to try again', async () => {
  const { unmount } = open(PENDING);
  expect(screen.getByText('Loading Rollouts', { exact: false })).toBeInTheDocument();
  unmount();
  const failed = open(failedCall(503, 'Service Unavailable'));
  expect(await screen.findByRole('alert')).toHaveTextContent('503');
  failed.models[PATH] = buildRollouts();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await raceSection();
});

test('loads figures again every 5 s while the page is visible', async () => {
  jest.useFakeTimers();
  try {
    const { models } = open();
    await act(async () => void (await jest.advanceTimersByTimeAsync(0)));
    models[PATH] = buildRollouts({ rollout: buildRollout({ weight: 500, step: 1 }) });
    await act(async () => void (await jest.advanceTimersByTimeAsync(5_000)));
    expect(screen.getByText('of visitors have', { exact: false })).toHaveTextContent('5 % of visitors');
    // a failure later leaves the figures
    models[PATH] = failedCall(503, 'Service Unavailable');
    await act(async () => void (await jest.advanceTimersByTimeAsync(5_000)));
    expect(screen.getByText('of visitors have', { exact: false })).toHaveTextContent('5 % of visitors');
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['Next step', 'Advance', { action: 'advance' }],
  ['Pause', 'Pause', { action: 'pause' }],
  ['Promote', 'Promote', { action: 'promote' }],
  ['Roll back', 'Roll back', { action: 'rollback', buildId: buildRollout().build.buildId }],
])('%s asks for a reason and sends it with the generation', async (button, confirm, body) => {
  const { send } = open();
  const dialog = await clickIn(button);
  expect(dialog.getByRole('button', { name: confirm })).toBeDisabled();
  giveReason(dialog);
  fireEvent.click(dialog.getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send).toHaveBeenCalledWith('POST', `${PATH}/mf-race`, {
    ...body,
    generation: 7,
    why: 'Looks good',
  });
});

test('a share by hand is checked and sent in basis points', async () => {
  const { send } = open();
  const dialog = await clickIn('Set share');
  giveReason(dialog);
  const share = dialog.getByLabelText('Percent of visitors');
  fireEvent.change(share, { target: { value: '101' } });
  expect(dialog.getByText('Enter a share from 0 to 100 %.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Set share' })).toBeDisabled();
  fireEvent.change(share, { target: { value: '7.5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set share' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[2]).toMatchObject({ action: 'advance', weight: 750 });
});

test('a smaller share lowers it', async () => {
  const { send } = open(buildRollouts({ rollout: buildRollout({ weight: 5_000 }) }));
  const dialog = await clickIn('Set share');
  giveReason(dialog);
  fireEvent.change(dialog.getByLabelText('Percent of visitors'), { target: { value: '2' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Set share' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[2]).toMatchObject({ action: 'lower', weight: 200 });
});

test('loads the registry again after a conflict, and the dialog says so', async () => {
  const { models, send } = open(buildRollouts(), conflict);
  const dialog = await clickIn('Pause');
  giveReason(dialog);
  models[PATH] = buildRollouts({ generation: 8 });
  fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Somebody has changed the registry meanwhile. It is loaded again',
  );
  send.mockImplementation(async () => '{}');
  fireEvent.click(dialog.getByRole('button', { name: 'Pause' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send.mock.calls.map(([, , body]) => (body as { generation: number }).generation)).toEqual([7, 8]);
});

test('a rollout begins with a build, steps and a cohort', async () => {
  const { send } = open(buildRollouts({ rollout: null }));
  const dialog = await clickIn('Start rollout');
  giveReason(dialog);
  expect(dialog.getAllByRole('option')).toHaveLength(3);
  fireEvent.change(dialog.getByLabelText('Build'), { target: { value: 'd'.repeat(16) } });
  fireEvent.change(dialog.getByLabelText('Steps'), { target: { value: '10 % for 5 min\n5 % for 1 min' } });
  expect(dialog.getByText('Each step needs a larger share.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Start' })).toBeDisabled();
  fireEvent.change(dialog.getByLabelText('Steps'), { target: { value: '10 % for 5 min' } });
  fireEvent.change(dialog.getByLabelText('Clubs'), { target: { value: '3, 5' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send.mock.calls[0]?.[2]).toEqual({
    action: 'start',
    generation: 7,
    why: 'Looks good',
    buildId: 'd'.repeat(16),
    steps: [{ weight: 1_000, bakeMinutes: 5 }],
    cohort: { staff: false, clubIds: [3, 5], userIds: [] },
  });
});

test('the registry is edited, and shows the difference before it is saved', async () => {
  const { send } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Edit registry' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Nothing is changed yet.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Percent of visitors'), { target: { value: '2.5' } });
  fireEvent.click(dialog.getByLabelText('Paused'));
  expect(dialog.getByText('mf-race: weight 1 % → 2.5 %')).toBeVisible();
  expect(dialog.getByText('mf-race: paused')).toBeVisible();
  giveReason(dialog);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send).toHaveBeenCalledWith('PUT', '/api/dev/registry', {
    generation: 7,
    why: 'Looks good',
    registry: expect.objectContaining({
      remotes: expect.objectContaining({
        'mf-race': expect.objectContaining({
          rollout: expect.objectContaining({ weight: 250, isPaused: true }),
        }),
      }),
    }),
  });
});

test('edits of the registry stay after a conflict, and are made to the newer one', async () => {
  const { models, send } = open(buildRollouts(), conflict);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit registry' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Percent of visitors'), { target: { value: '2.5' } });
  giveReason(dialog);
  models[PATH] = buildRollouts({ generation: 9, rollout: buildRollout({ isPaused: true }) });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('generation 9. Your changes are kept');
  expect(dialog.getByText('mf-race: weight 1 % → 2.5 %')).toBeVisible();
  expect(dialog.queryByText('mf-race: resumed')).toBeNull();
  send.mockImplementation(async () => '{}');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send.mock.calls.at(-1)?.[2]).toMatchObject({ generation: 9 });
});

test('a build is used in this browser, and taken back', async () => {
  const { send, calls } = open();
  const section = await raceSection();
  fireEvent.click(section.getByText('4 builds'));
  fireEvent.click(section.getByRole('button', { name: 'Use ddddddd of mf-race in my browser' }));
  fireEvent.click(screen.getByRole('button', { name: 'Use everybody’s builds' }));
  await waitFor(() => expect(calls.toasts).toHaveLength(2));
  expect(send.mock.calls).toEqual([
    ['POST', '/api/dev/override', { builds: { 'mf-race': 'd'.repeat(16) } }],
    ['DELETE', '/api/dev/override'],
  ]);
});

test('says when builds cannot be taken back', async () => {
  const toast = jest.fn();
  open(buildRollouts(), conflict, { toast });
  fireEvent.click(await screen.findByRole('button', { name: 'Use everybody’s builds' }));
  await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.stringContaining('keeps its'), 'failure'));
});

test('a token is shown once, and one is revoked', async () => {
  const { send } = open(buildRollouts(), async () => '{"id":5,"token":"hsp_secret"}');
  fireEvent.click(await screen.findByRole('button', { name: 'Make token' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('For'), { target: { value: 'mf-race' } });
  fireEvent.change(dialog.getByLabelText('Who has it'), { target: { value: 'CI' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByLabelText('Token of CI')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Revoke the token of the race team' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(send.mock.calls).toEqual([
    ['POST', '/api/dev/publish-tokens', { name: 'mf-race', note: 'CI' }],
    ['DELETE', '/api/dev/publish-tokens/4'],
  ]);
});

test('a token is for a remote that has no build yet', async () => {
  const { send } = open(buildRollouts(), async () => '{"id":5,"token":"hsp_secret"}');
  fireEvent.click(await screen.findByRole('button', { name: 'Make token' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('For'), { target: { value: 'new' } });
  fireEvent.change(dialog.getByLabelText('Who has it'), { target: { value: 'CI' } });
  const name = dialog.getByLabelText('Its name');
  for (const wrong of ['', 'paddock', 'mf-Paddock']) {
    fireEvent.change(name, { target: { value: wrong } });
    expect(dialog.getByRole('button', { name: 'Make token' })).toBeDisabled();
  }
  fireEvent.change(name, { target: { value: 'mf-paddock' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make token' }));
  expect(await screen.findByLabelText('Token of CI')).toBeVisible();
  expect(send.mock.calls).toEqual([['POST', '/api/dev/publish-tokens', { name: 'mf-paddock', note: 'CI' }]]);
});

test('the history lists changes with their author and reason', async () => {
  open();
  const history = within(await screen.findByRole('region', { name: 'History' }));
  expect(history.getByText('mf-race: rollout of ccccccc started at 1 %')).toBeVisible();
  expect(history.getByText('– ada')).toBeVisible();
});
