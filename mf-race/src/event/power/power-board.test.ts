import { buildChannel } from '@holeshot/testing';
import { countsText, type PowerInput, toPowerBoard } from './power-board';

const raceband = [5658, 5695, 5732, 5769].map((frequency, index) =>
  buildChannel({ id: `r${index + 1}`, number: index + 1, frequency }),
);
const [r1, r2, r3, r4] = raceband;
const f2 = buildChannel({ id: 'f2', band: 'Fatshark', shortBand: 'F', number: 2, frequency: 5760 });
if (!r1 || !r2 || !r3 || !r4) throw new Error('There are four channels');

const input: PowerInput = {
  plan: [r4, f2, r3, r2, r1],
  limitMhz: 37,
  inAir: [
    { pilotId: 'nullmode', channel: r1 },
    { pilotId: 'failsafe', channel: r3 },
  ],
  upcoming: [
    {
      id: 'race-2',
      title: '7-2',
      expectedStart: 60_000,
      uses: [
        { pilotId: 'ohmlet', channel: r1 },
        { pilotId: 'overcook', channel: f2 },
        { pilotId: 'twigsnap', channel: r4 },
      ],
    },
    { id: 'race-3', title: '7-3', expectedStart: null, uses: [{ pilotId: 'doppler', channel: r4 }] },
  ],
};

test('lists the channels by frequency with state, nearest hot channel and next pilots', () => {
  const board = toPowerBoard(input, false);
  expect(
    board.rows.map(({ channel, state, pilotId, nearest, next }) => [
      ...[channel.id, state, pilotId, nearest?.distanceMhz, next?.pilotId],
    ]),
  ).toEqual([
    ['r1', 'hot', 'nullmode', 74, 'ohmlet'],
    ['r2', 'free', null, 37, undefined],
    ['r3', 'hot', 'failsafe', 74, undefined],
    ['f2', 'wait', null, 28, 'overcook'],
    ['r4', 'free', null, 37, 'twigsnap'],
  ]);
  expect(countsText(board)).toBe('2 hot, 1 wait, 2 free');
});

test('sorts the pilots of the next race into now, after landing, and not before a change', () => {
  const { now, afterLanding, notBeforeChange, clashes } = toPowerBoard(input, false);
  const names = [now, afterLanding, notBeforeChange].map((list) => list.map(({ pilotId }) => pilotId));
  expect(names).toEqual([['twigsnap'], ['ohmlet'], ['overcook']]);
  expect(clashes).toMatchObject([
    { title: '7-2', distanceMhz: 9, neededMhz: 37, free: [{ id: 'r2' }, { id: 'r3' }] },
  ]);
});

test('a clash concerns only its own race, also if another type has a race of the same number', () => {
  const [first, second] = input.upcoming;
  if (!first || !second) throw new Error('There are two races');
  const apart = {
    ...first,
    id: 'race-1',
    uses: first.uses.slice(0, 2).map((use, at) => ({ ...use, channel: at ? r4 : r1 })),
  };
  const board = toPowerBoard({ ...input, upcoming: [apart, first, second] }, false);
  expect([board.clashes.length, board.notBeforeChange]).toEqual([1, []]);
});

test('uses the limit of the event', () => {
  const board = toPowerBoard({ ...input, limitMhz: 38 }, false);
  expect(countsText(board)).toBe('2 hot, 3 wait, 0 free');
  const narrow = toPowerBoard({ ...input, limitMhz: 9 }, false);
  expect([countsText(narrow), narrow.clashes]).toEqual(['2 hot, 0 wait, 3 free', []]);
});

test('when nobody flies, the next race may switch on; with old data nobody may', () => {
  const between = { ...input, inAir: [] };
  expect(toPowerBoard(between, false).now.map(({ pilotId }) => pilotId)).toEqual(['ohmlet', 'twigsnap']);
  const stale = toPowerBoard(between, true);
  expect([stale.now.length, countsText(stale)]).toEqual([0, '0 hot, 5 wait, 0 free']);
});

test('an event without races has no pilots to switch on', () => {
  expect(toPowerBoard({ plan: [], limitMhz: 37, inAir: [], upcoming: [] }, false)).toMatchObject({
    rows: [],
    now: [],
    clashes: [],
  });
});
