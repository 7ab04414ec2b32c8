import type { Property } from '@holeshot/contract/wire';
import { parseSaveReply } from './save-reply';

const REFUSED = 'The site refused this change.';
const PROPERTIES: Property[] = [
  { type: 'string', name: 'handle', title: 'Handle', desc: '', value: '' },
  { type: 'desc', name: 'note', title: 'Note', desc: '', value: '' },
];

test.each([
  ['nothing: it is saved', '', null],
  ['false: it is refused', 'false', { faults: {}, message: REFUSED }],
  [
    'a line of a property',
    'Handle: This handle is taken.',
    { faults: { handle: 'This handle is taken.' }, message: '' },
  ],
  [
    'two lines of one property',
    'Handle: Too short.\nHandle: No digits.',
    { faults: { handle: 'Too short. No digits.' }, message: '' },
  ],
  [
    'lines of a property and of the form',
    'Handle: Too short.\nThe season is over.',
    { faults: { handle: 'Too short.' }, message: 'The season is over.' },
  ],
  [
    'a line of a property that the form does not show',
    'Note: Wrong.',
    { faults: {}, message: 'Note: Wrong.' },
  ],
  ['text without words', '\n', { faults: {}, message: REFUSED }],
])('reads %s', (_title, text, expected) => {
  expect(parseSaveReply(text, PROPERTIES)).toEqual(expected);
});
