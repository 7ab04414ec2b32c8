import { joinHistories } from './join-histories';
import type { RecordLine } from './record-holders';

/** `5: 20` is a time of 20 s on day 5, `5: 20.0` another one of 20 s, `6: none` that no time is left, `7: 21 fell` a fall to 21 s. */
function toLine(text: string): RecordLine {
  const [, day, seconds = '', fell] = /^(\d+): (\S+)( fell)?$/.exec(text) ?? [];
  const id = seconds === 'none' ? null : seconds;
  return {
    clubId: 1,
    layoutHash: null,
    userId: null,
    eventType: null,
    kind: 'lap',
    laps: 1,
    at: new Date(Date.UTC(2026, 0, Number(day))),
    seconds: seconds === 'none' ? null : Number(seconds),
    eventId: id,
    raceId: id,
    pilotId: id,
    isFall: fell !== undefined,
    who: fell ? 'Director' : '',
    why: fell ? 'Cut a gate' : '',
  };
}

const toText = ({ at, raceId, isFall, who }: RecordLine): string =>
  `${at.getUTCDate()}: ${raceId ?? 'none'}${isFall ? ' fell' : ''}${who ? ` by ${who}` : ''}`;

test.each<[string, string[][], string[]]>([
  ['a time that another one already beat', [['1: 20'], ['2: 21']], ['1: 20']],
  ['times that beat each other', [['1: 22', '3: 20'], ['2: 21']], ['1: 22', '2: 21', '3: 20']],
  ['an equal time later', [['2: 20.0'], ['1: 20']], ['1: 20']],
  [
    'a fall of the record, back to the time of the other one',
    [['1: 22', '3: 18', '4: 22 fell'], ['2: 20']],
    ['1: 22', '2: 20', '3: 18', '4: 20 fell by Director'],
  ],
  ['a fall of a time that is not the record', [['2: 20', '3: 21 fell'], ['1: 19']], ['1: 19']],
  ['a fall to nothing', [['1: 20', '2: none fell']], ['1: 20', '2: none fell by Director']],
  ['a fall from a line that is gone', [['1: 20', '3: 20 fell']], ['1: 20']],
])('%s', (_what, histories, expected) => {
  expect(joinHistories(histories.map((lines) => lines.map(toLine))).map(toText)).toEqual(expected);
});
