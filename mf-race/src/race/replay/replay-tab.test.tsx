import {
  buildChannel,
  buildClub,
  buildEventRecord,
  buildPilot,
  buildRace,
  failedCall,
  renderPage,
} from '@holeshot/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { page } from '../race-page';

const pilots = ['Kestrel', 'Magpie'].map((name) => buildPilot({ id: name.toLowerCase(), name }));
/** Magpie leads after the holeshot, kestrel from lap 1 on. */
const flights = { magpie: [1, 25, 24], kestrel: [2, 20, 21] };
const stream = {
  videoId: 'abc',
  title: 'Winter Series stream',
  startSeconds: 2410,
  hasSyncWarning: false,
  streamStart: null,
  durationSeconds: null,
  event: null,
};

const flown = buildRace({ flights, targetLaps: 2 });

const open = (search = '', streams: unknown = [], layouts: unknown = [], race = flown) =>
  renderPage(page, {
    path: '/event/:eventId/race/:raceId',
    at: `/event/event-1/race/race-1?tab=replay${search}`,
    models: {
      '/api/public/events/id/event-1': buildEventRecord(),
      '/api/public/clubs/id/7': buildClub(),
      '/api/public/channels': [buildChannel()],
      '/api/public/pilots/eventId/event-1': pilots,
      '/api/public/layouts/eventId/event-1': layouts,
      '/api/public/races/eventId/event-1/raceId/race-1': race,
      '/api/public/youtube/eventId/event-1/racestart/2026-05-16_10%3A00%3A00.000': streams,
      '/api/public/objections/eventId/event-1': [],
    },
  });

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Order at this moment' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const clock = () => screen.getByRole('timer').textContent;

test('shows the order at the moment in the address, and the changes', async () => {
  open('&t=23');
  expect(await rows()).toEqual([
    expect.stringMatching(/^1R1Kestrel20\.00.*leads$/),
    expect.stringMatching(/^2R1Magpie–$/),
  ]);
  expect(clock()).toBe('0:23.0');
  expect(screen.getByRole('img', { name: 'Gaps: Kestrel leads, Magpie –' })).toBeVisible();
  const [latest] = screen.getAllByText(/takes the lead from Magpie/);
  expect(latest?.closest('p')).toHaveTextContent('R1Kestrel takes the lead from Magpie0:22.0');
});

test('a lap of a video and the gaps in it are shown to a tenth, and it is not the fastest', async () => {
  const mark = { timingSystemType: 'Video', validityType: 'Marshall' } as const;
  const detections = flown.detections.map((one) => (one.id === 'kestrel-1' ? { ...one, ...mark } : one));
  open('&t=27', [], [], { ...flown, detections });
  expect(await rows()).toEqual([
    expect.stringMatching(/^1R1Kestrel20\.0 \(video\)leads$/),
    expect.stringMatching(/^2R1Magpie25\.00.*fastest.*\+4\.0$/i),
  ]);
  expect(screen.getByRole('img', { name: 'Gaps: Kestrel leads, Magpie +4.0' })).toBeVisible();
});

test('a last lap is the fastest only if no lap before was faster', async () => {
  open('&t=50');
  expect(await rows()).toEqual([
    expect.stringMatching(/^1R1Kestrel21\.00leads$/),
    expect.stringMatching(/^2R1Magpie24\.00\+7\.00$/),
  ]);
});

test('an address at the moment of a crossing shows the race after it', async () => {
  const flights = { magpie: [1, 25, 24], kestrel: [2, 20, 42.868] };
  open('&t=64.868', [], [], buildRace({ flights, targetLaps: 2 }));
  expect((await rows())[1]).toMatch(/^2R1Kestrel42\.87/);
});

test('arrow keys in the player step from crossing to crossing; text fields keep their keys', async () => {
  open();
  await rows();
  const slider = screen.getByRole('slider');
  for (const expected of ['0:01.0', '0:02.0', '0:22.0']) {
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(clock()).toBe(expected);
  }
  fireEvent.keyDown(slider, { key: 'ArrowLeft' });
  expect(clock()).toBe('0:02.0');
  const field = document.body.appendChild(document.createElement('input'));
  fireEvent.keyDown(field, { key: 'ArrowRight' });
  fireEvent.keyDown(field, { key: '8' });
  expect([clock(), screen.getByText(/^Replay, /).textContent]).toEqual(['0:02.0', 'Replay, 1x']);
  field.remove();
});

test('keys on the page belong to the replay only after a press in the player', async () => {
  open();
  await rows();
  const press = (key: string) => !fireEvent.keyDown(document.body, { key });
  expect([press(' '), press('ArrowRight'), clock()]).toEqual([false, false, '0:00.0']);
  fireEvent.pointerDown(screen.getByRole('img', { name: /^The track/ }));
  expect([press('ArrowRight'), clock()]).toEqual([true, '0:01.0']);
  expect(press(' ')).toBe(true);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }));
  expect(press(' ')).toBe(false);
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('digits on a control set the speed, and space plays', async () => {
  open();
  await rows();
  fireEvent.keyDown(document.body, { key: '8' });
  expect(screen.getByRole('button', { name: '8x' })).toHaveAttribute('aria-pressed', 'false');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Play' }), { key: '8' });
  expect(screen.getByRole('button', { name: '8x' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Replay, 8x')).toBeVisible();
  fireEvent.keyDown(screen.getByRole('slider'), { key: ' ' });
  const pause = screen.getByRole('button', { name: 'Pause' });
  // the button takes its own space
  fireEvent.keyDown(pause, { key: ' ' });
  expect(pause).toBeVisible();
  fireEvent.click(pause);
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('dragging changes the moment and announces it', async () => {
  open();
  const slider = await screen.findByRole('slider', { name: 'Moment of the race' });
  fireEvent.change(slider, { target: { value: '23000' } });
  expect(slider).toHaveAttribute('aria-valuetext', '0:23.0 of 0:50.0, Lap 2 of 2');
  expect((await rows())[0]).toMatch(/^1R1Kestrel/);
});

test('an endurance race goes on after the target laps', async () => {
  open('&t=50', [], [], { ...flown, eventType: 'Endurance' });
  const slider = await screen.findByRole('slider', { name: 'Moment of the race' });
  expect(slider).toHaveAttribute('aria-valuetext', '0:50.0 of 0:50.0, Lap 3');
});

test('a line of a change links to its moment', async () => {
  open();
  await rows();
  const links = within(screen.getByRole('region', { name: 'What changed' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    '0:01.0Magpie leads after the holeshot',
    '0:22.0Kestrel takes the lead from Magpie',
    '0:43.0Kestrel finishes first',
  ]);
  await act(async () => fireEvent.click(links[1] ?? document.body));
  expect(clock()).toBe('0:22.0');
  expect(window.location.search).toBe('?tab=replay&t=22');
});

test('copies a link with the moment', async () => {
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  open('&t=23.04');
  await rows();
  fireEvent.click(screen.getByRole('button', { name: 'Copy link at 0:23.0' }));
  expect(writeText).toHaveBeenCalledWith('http://localhost/event/event-1/race/race-1?tab=replay&t=23');
});

test('the track has every pilot, by even pace, and is the picture of a race without a stream', async () => {
  open('&t=23');
  const track = await screen.findByRole('img', { name: 'The track with every pilot at 0:23.0' });
  expect(track.querySelectorAll('text')).toHaveLength(3);
  expect(screen.getByText('Not to scale. Even pace between two crossings')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Video' })).not.toBeInTheDocument();
});

const gate = (x: number, z: number) => ({
  kind: 'Gate',
  x,
  y: 0,
  z,
  rotation: 0,
  isDecorative: false,
  isSplitEnd: false,
});

test("the event's own track is drawn by name, with numbered gates", async () => {
  const elements = [gate(0, 0), gate(40, 0), gate(40, 30), gate(0, 30)];
  open('&t=23', [], [{ id: 'a', name: 'Dry Creek', elements }]);
  expect(await screen.findByText('Dry Creek. Even pace between two crossings')).toBeVisible();
  const texts = [...screen.getByRole('img', { name: /^The track/ }).querySelectorAll('text')];
  expect(texts.map(({ textContent }) => textContent).slice(0, 4)).toEqual(['start', '2', '3', '4']);
});

test.each<[string, unknown]>([
  ['of two gates', [{ id: 'a', name: 'Dry Creek', elements: [gate(0, 0), gate(40, 0)] }]],
  ['that does not load', failedCall(503, 'Service Unavailable')],
])('a track %s is not to scale', async (_, layouts) => {
  open('&t=23', [], layouts);
  expect(await screen.findByText('Not to scale. Even pace between two crossings')).toBeVisible();
});

test('a pilot moves on the track between two crossings, while the rows hold', async () => {
  open('&t=23');
  const places = () =>
    [...screen.getByRole('img', { name: /^The track/ }).querySelectorAll('g:has(> circle)')].map((dot) =>
      dot.getAttribute('transform'),
    );
  const before = await rows();
  const [magpie, kestrel] = places();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '24000' } });
  expect(places()[0]).not.toBe(magpie);
  expect(places()[1]).not.toBe(kestrel);
  expect((await rows()).map((row) => row?.slice(0, 9))).toEqual(before.map((row) => row?.slice(0, 9)));
});

test('a switch changes the picture between the stream and the track', async () => {
  open('&t=23', [stream]);
  fireEvent.click(await screen.findByRole('button', { name: 'Track' }));
  expect(screen.getByRole('img', { name: /^The track/ })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Video' }));
  expect(screen.getByRole('link', { name: /^Play Winter Series stream/ })).toBeVisible();
});

test('says that a stream with dropped frames may be out of step', async () => {
  open('&t=23', [{ ...stream, hasSyncWarning: true }]);
  expect(await screen.findByText('Perhaps out of step, 40:10 + 0:23.0')).toBeVisible();
  expect(screen.getByText(/^Synchronisation errors due to dropped frames/)).toBeVisible();
});

test('a button on phones cycles through the speeds', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Speed 1x, next 2x' }));
  expect(screen.getByText('Replay, 2x')).toBeVisible();
});

test('plays the stream from the moment, and not before', async () => {
  open('&t=20', [stream]);
  await rows();
  expect(document.querySelector('iframe')).not.toBeInTheDocument();
  expect(screen.getByText('Plays in step, 40:10 + 0:20.0')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByTitle('Winter Series stream')).toHaveAttribute(
    'src',
    expect.stringMatching(/\/embed\/abc\?enablejsapi=1&origin=.*&autoplay=1&start=2430$/),
  );
});
