import type { Property } from '@holeshot/contract/wire';
import {
  type EditorAction,
  type EditorState,
  editedValues,
  editorReducer,
  findShownFault,
  LOADING,
} from './editor-state';

const HANDLE: Property = { type: 'string', name: 'handle', title: 'Handle', desc: '', value: 'Kestrel' };
const START: Property = { type: 'datetime', name: 'start', title: 'Start', desc: '', value: '' };
const OPEN: Property = { type: 'bool', name: 'open', title: 'Open', desc: '', value: false };

const load: EditorAction = { type: 'load', properties: [HANDLE, START, OPEN] };

const after = (...actions: EditorAction[]): EditorState =>
  [load, ...actions].reduce((state, action) => editorReducer(state, action), LOADING);

const editHandle = { type: 'edit', name: 'handle', value: 'Magpie' } as const;
const editStart = { type: 'edit', name: 'start', value: '2026/13/01 09:00' } as const;
const leaveStart = { type: 'leave', name: 'start' } as const;
const refuse = {
  type: 'refuse',
  faults: { handle: 'This handle is taken.', start: 'Too early.' },
  message: 'Not now.',
} as const;

test.each<[string, EditorAction[], Partial<EditorState>]>([
  ['shows the loaded values', [], { values: { handle: 'Kestrel', start: '', open: false }, edited: [] }],
  ['an edit changes the value', [editHandle], { edited: ['handle'] }],
  [
    'an edit back to the loaded value is none',
    [editHandle, { type: 'edit', name: 'handle', value: 'Kestrel' }],
    { edited: [] },
  ],
  ['an edit of an edited property counts once', [editHandle, editHandle], { edited: ['handle'] }],
  ['a property that was left is touched', [leaveStart, leaveStart], { touched: ['start'] }],
  ['typing again is not touched yet', [leaveStart, editStart], { touched: [] }],
  ['a save is running until it is answered', [editHandle, { type: 'save' }], { saving: true }],
  [
    'a refused save keeps the edits and counts',
    [editHandle, { type: 'save' }, refuse],
    { saving: false, edited: ['handle'], refused: refuse.faults, message: 'Not now.', refusals: 1 },
  ],
  [
    'an edit removes the fault of its property only, and the message',
    [refuse, editHandle],
    { refused: { start: 'Too early.' }, message: '' },
  ],
  ['the next save removes all faults', [refuse, { type: 'save' }], { refused: {}, message: '' }],
  [
    'what somebody else saved in other fields stays, and in the same field is theirs',
    [
      editHandle,
      { type: 'edit', name: 'start', value: '2026/11/23 09:00' },
      {
        type: 'update',
        properties: [
          { ...HANDLE, value: 'Kea' },
          { ...START, value: '2026/11/23 09:00' },
          { ...OPEN, value: true },
        ],
      },
    ],
    {
      values: { handle: 'Magpie', start: '2026/11/23 09:00', open: true },
      edited: ['handle'],
      theirs: { handle: 'Kea' },
    },
  ],
  [
    'a value that differs from the saved one only by spaces around it is saved',
    [
      { type: 'edit', name: 'handle', value: ' Magpie ' },
      { type: 'update', properties: [{ ...HANDLE, value: 'Magpie' }] },
    ],
    { values: { handle: 'Magpie' }, edited: [], theirs: {} },
  ],
  [
    'an edit chooses between two values',
    [
      editHandle,
      { type: 'update', properties: [{ ...HANDLE, value: 'Kea' }] },
      { type: 'edit', name: 'handle', value: 'Kea' },
    ],
    { edited: [], theirs: {} },
  ],
  [
    'a failed save keeps the edits',
    [editHandle, { type: 'save' }, { type: 'fail' }],
    { saving: false, edited: ['handle'] },
  ],
  [
    'a finished save leaves nothing unsaved',
    [editHandle, { type: 'save' }, { type: 'finish' }],
    { saving: false, edited: [] },
  ],
])('%s', (_title, actions, expected) => {
  expect(after(...actions)).toMatchObject(expected);
});

test('only edited values are sent', () => {
  const open = { type: 'edit', name: 'open', value: true } as const;
  expect(editedValues(after(editHandle, open))).toEqual({ handle: 'Magpie', open: true });
  expect(editedValues(after())).toEqual({});
});

test.each<[string, EditorAction[], string | undefined]>([
  ['a date that is being typed has no fault', [editStart], undefined],
  ['a date that was left has its fault', [editStart, leaveStart], 'Date input not valid.'],
  ['the fault that the site found comes first', [editStart, leaveStart, refuse], 'Too early.'],
])('%s', (_title, actions, expected) => {
  expect(findShownFault(after(...actions), START)).toBe(expected);
});
