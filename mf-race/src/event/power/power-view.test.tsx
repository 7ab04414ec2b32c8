import type { Race } from '@holeshot/domain';
import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  EVENT_START,
  failedCall,
  renderPage,
} from '@holeshot/testing';
import { act, screen, within } from '@testing-library/react';
import { page } from './power-page';

const MINUTE = 60_000;
/** EVENT_START is local time in Sydney, 10 hours ahead of UTC. */
const NOW = EVENT_START - 10 * 60 * MINUTE + 6 * MINUTE;
const api = '/api/public';
const seat = (pilotId: string, channelId: string) => ({ pilotId, channelId, handicapSeconds: 0 });
const flown = buildRace({ flights: { kestrel: [2, 20, 21, 22] } });
const running = buildRace({
  id: 'running',
  raceNumber: 3,
  start: EVENT_START + 5 * MINUTE,
  end: null,
  pilotChannels: [seat('kestrel', 'r1'), seat('magpie', 'r3')],
});
const drawn = buildRace({
  id: 'drawn',
  raceNumber: 4,
  start: null,
  end: null,
  pilotChannels: [seat('kestrel', 'r2'), seat('magpie', 'r1'), seat('doppler', 'f2'), seat('rekit', 'r4')],
});

const getModels = (next: Race[]): Record<string, unknown> => ({
  [`${api}/events/id/event-1`]: buildEventRecord({ channels: [] }),
  [`${api}/clubs/id/7`]: buildClub(),
  [`${api}/channels`]: [
    ...[5658, 5695, 5732, 5769].map((frequency, index) =>
      buildChannel({ id: `r${index + 1}`, number: index + 1, frequency }),
    ),
    buildChannel({ id: 'f2', band: 'Fatshark', shortBand: 'F', number: 2, frequency: 5760 }),
  ],
  [`${api}/pilots/eventId/event-1`]: ['Kestrel', 'Magpie', 'Doppler', 'Rekit'].map((name) =>
    buildPilot({ id: name.toLowerCase(), name }),
  ),
  [`${api}/races/eventId/event-1/last/3`]: [flown],
  [`${api}/races/eventId/event-1/last/25`]: [flown],
  [`${api}/races/eventId/event-1/next/100`]: next,
  [`${api}/races/eventId/event-1/raceId/running`]: running,
  [`${api}/races/eventId/event-1/startIntervals`]: { sameRound: [], newRound: [] },
});

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(models: Record<string, unknown>, search = '') {
  renderPage(page, { path: '/event/:eventId/power', at: `/event/event-1/power${search}`, models });
  await pass(500);
}
const heading = (name: string) => screen.queryByRole('heading', { name });
const namesUnder = (name: string) => {
  const section = heading(name)?.parentElement;
  return section
    ? within(section)
        .queryAllByRole('listitem')
        .map((item) => item.textContent)
    : null;
};

test('follows the limit of the event, and counts warnings beyond the first four', async () => {
  const models = getModels([running, drawn]);
  models[`${api}/events/id/event-1`] = buildEventRecord({ channels: [], channelLimitMhz: 200 });
  await open(models);
  expect(heading('Race 1-3 is flying: 2 hot, 3 wait, 0 free')).toBeVisible();
  expect(screen.getAllByText(/200 are needed/)).toHaveLength(4);
  expect(screen.getByText(/Closer than 200 MHz in the next races, too: \d+ more/)).toBeVisible();
  expect(screen.getByText(/and 200 MHz between channels, as this event asks for/)).toBeVisible();
});

test('says which channels are hot, who may switch on, and which are too close', async () => {
  await open(getModels([running, drawn]));
  expect(heading('Race 1-3 is flying: 2 hot, 1 wait, 2 free')).toBeVisible();
  expect(namesUnder('May switch on now')).toEqual(['R2Kestrel1-4', 'R4Rekit1-4']);
  expect(namesUnder('When 1-3 has landed')).toEqual(['R1Magpie1-4']);
  expect(namesUnder('Not before a change')).toEqual(['F2Doppler9 MHz from R4 in 1-4']);
  expect(screen.getByText(/F2 and R4 are too close, 9 MHz apart. 37 are needed./)).toBeVisible();
  expect(screen.getByText(/R3 is free in this race./)).toBeVisible();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^HotR1565874 to R3Kestrelnext Magpie/),
    expect.stringMatching(/^FreeR2569537 to R[13]nobodynext Kestrel/),
    expect.stringMatching(/^HotR3573274 to R1Magpienobody drawn/),
    expect.stringMatching(/^WaitF2576028 to R3nobodynext Doppler/),
    expect.stringMatching(/^FreeR4576937 to R3nobodynext Rekit/),
  ]);
});

test('between races nobody flies, and the next race may switch on', async () => {
  await open(getModels([drawn]));
  expect(heading('Nobody is flying: 0 hot, 0 wait, 4 free')).toBeVisible();
  expect(namesUnder('May switch on now')).toEqual(['R2Kestrel1-4', 'R1Magpie1-4', 'R4Rekit1-4']);
});

test('with data of more than 15 s ago no channel is free', async () => {
  const models = getModels([drawn]);
  await open(models);
  for (const path of Object.keys(models)) models[path] = failedCall(503, 'unavailable');
  await pass(22_000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^No data since .*: 0 hot, 4 wait, 0 free$/,
  );
  expect(namesUnder('May switch on now')).toEqual([]);
});

test('without channels there is nothing to say', async () => {
  const models = getModels([]);
  models[`${api}/races/eventId/event-1/last/25`] = [];
  await open(models);
  expect(screen.getByText('No channels yet')).toBeVisible();
});

test('an event of another day without races has not begun, and is not over', async () => {
  const models = getModels([]);
  const start = EVENT_START + 2 * 1_440 * MINUTE;
  models[`${api}/events/id/event-1`] = buildEventRecord({ channels: [], start, end: null });
  for (const count of [3, 25]) models[`${api}/races/eventId/event-1/last/${count}`] = [];
  await open(models);
  expect(heading('The event has not begun')).toBeVisible();
});

test('the screen has the same without controls', async () => {
  await open(getModels([running, drawn]), '?screen=1');
  expect(heading('Switch on now')).toBeVisible();
  expect(heading('After 1-3 has landed')).toBeVisible();
  expect(screen.getByText('Too close in Race 1-4')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'All channels' })).getAllByRole('listitem');
  expect(rows[3]).toHaveTextContent('WaitF2576028 MHz from R3next Doppler');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
