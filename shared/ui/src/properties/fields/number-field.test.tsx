import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { NumberField } from './number-field';

/** Shows the field of a number, and records its edits. */
function renderField(first: number | null, range: { min?: number; max?: number } = {}) {
  const edits: (number | null)[] = [];
  function Owner() {
    const [value, setValue] = useState(first);
    const edit = (next: number | null) => {
      edits.push(next);
      setValue(next);
    };
    const field = { id: 'it', title: 'Laps', desc: '', isRequired: false, fault: undefined };
    return (
      <NumberField
        {...field}
        min={range.min}
        max={range.max}
        value={value}
        edit={edit}
        leave={() => undefined}
      />
    );
  }
  render(<Owner />);
  return edits;
}

const input = () => screen.getByRole('spinbutton', { name: 'Laps' });
const focus = () => act(async () => input().focus());
const type = (value: string) => act(async () => fireEvent.input(input(), { target: { value } }));
/** jsdom has no pointer events. */
const point = (target: Element, name: string) =>
  act(async () => fireEvent(target, new MouseEvent(name, { bubbles: true, cancelable: true, button: 0 })));

test.each([
  ['1', true],
  ['e', true],
  ['E', true],
  ['+', true],
  ['-', true],
  ['.', true],
  [',', true],
  ['x', false],
  [' ', false],
])('accepts the character "%s": %s', (key, expected) => {
  renderField(3);
  const code = key.charCodeAt(0);
  expect(fireEvent.keyPress(input(), { key, charCode: code, which: code })).toBe(expected);
});

test.each([
  ['12', 12],
  ['-34.928712', -34.928712],
  ['1e3', 1000],
  ['1,5', 1.5],
  ['', null],
  ['-', null],
])('typed as "%s" it is %s', async (text, expected) => {
  const edits = renderField(3);
  await focus();
  await type(text);
  await waitFor(() => expect(edits.at(-1)).toBe(expected));
});

test.each([
  ['99', 20],
  ['-4', 1],
  ['7', 7],
])('%s becomes %s when the focus leaves it', async (text, expected) => {
  const edits = renderField(3, { min: 1, max: 20 });
  await focus();
  await type(text);
  await act(async () => input().blur());
  await waitFor(() => expect(edits.at(-1)).toBe(expected));
  await waitFor(() => expect(input()).toHaveValue(String(expected)));
});

test('a pressed button repeats its step every 50 ms, after 300 ms', async () => {
  const edits = renderField(3, { min: 1, max: 20 });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  try {
    const step = screen.getByRole('button', { name: 'Increase Laps' });
    await point(step, 'pointerdown');
    expect(edits.at(-1)).toBe(4);
    await act(() => jest.advanceTimersByTimeAsync(290));
    expect(edits.at(-1)).toBe(4);
    await act(() => jest.advanceTimersByTimeAsync(10));
    for (const expected of [5, 6, 7]) {
      await act(() => jest.advanceTimersByTimeAsync(50));
      expect(edits.at(-1)).toBe(expected);
    }
    await point(step, 'pointerup');
    await act(() => jest.advanceTimersByTimeAsync(500));
    expect(edits.at(-1)).toBe(7);
  } finally {
    jest.useRealTimers();
  }
});

test('the arrow keys step, up to the end of the range', async () => {
  const edits = renderField(19, { max: 20 });
  await focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown']) {
    await act(async () => fireEvent.keyDown(input(), { key }));
  }
  expect(edits.at(-1)).toBe(19);
});
