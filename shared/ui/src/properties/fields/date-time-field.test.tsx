import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateTimeField } from './date-time-field';

/** Shows the field of a date, and records its edits. */
function renderField(first: string) {
  const edits: string[] = [];
  function Owner() {
    const [value, setValue] = useState(first);
    const edit = (next: string) => {
      edits.push(next);
      setValue(next);
    };
    const field = { id: 'it', title: 'Start', desc: '', isRequired: false, fault: undefined };
    return <DateTimeField {...field} value={value} edit={edit} leave={() => undefined} />;
  }
  render(<Owner />);
  return edits;
}

const input = () => screen.getByLabelText('Start');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
/** The library moves the focus in a frame. */
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
const openCalendar = async () => {
  fireEvent.click(input());
  return screen.findByRole('dialog', { name: 'Choose Date and Time' });
};

test('shows its text as it is, also when it is no date', async () => {
  renderField('2019/13/02 09:00');
  expect(input()).toHaveValue('2019/13/02 09:00');
});

test('is typed', async () => {
  const edits = renderField('');
  act(() => input().focus());
  type('2026/1');
  await nextFrame();
  expect(input()).toHaveFocus();
  type('2026/12/01 08:15');
  expect(edits).toEqual(['2026/1', '2026/12/01 08:15']);
  expect(input()).toHaveValue('2026/12/01 08:15');
});

test('keeps its time when a day is chosen, and its day when a time is chosen', async () => {
  const edits = renderField('2026/05/16 09:10');
  await openCalendar();
  fireEvent.click(screen.getByRole('gridcell', { name: /17 May 2026/ }));
  fireEvent.click(screen.getByRole('option', { name: '14:30' }));
  expect(edits).toEqual(['2026/05/17 09:10', '2026/05/17 14:30']);
});

test.each([
  ['its time', '2026/05/16 14:00', '14:00'],
  ['09:00 without one', '', '09:00'],
])('opens the list of times at %s', async (_, value, time) => {
  renderField(value);
  await openCalendar();
  expect(screen.getByRole('option', { name: time })).toHaveAttribute('tabindex', '0');
});

test('has a time every 30 minutes', async () => {
  renderField('2026/05/16 09:10');
  await openCalendar();
  expect(screen.getAllByRole('option')).toHaveLength(48);
});

test('chooses from 12 years a page, and keeps the rest', async () => {
  const edits = renderField('2026/05/16 09:10');
  await openCalendar();
  fireEvent.click(screen.getByRole('button', { name: 'May 2026' }));
  expect(screen.getByRole('button', { name: '2017 – 2028' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Later years' }));
  expect(screen.getByRole('button', { name: '2029 – 2040' })).toBeVisible();
  fireEvent.click(screen.getByText('2031'));
  expect(edits).toEqual(['2031/05/16 09:10']);
  expect(screen.getByRole('button', { name: 'May 2031' })).toHaveFocus();
});

test('opens its calendar by Arrow Down, and closes only that on Esc', async () => {
  renderField('2026/05/16 09:10');
  const field = input();
  await act(async () => field.focus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(await screen.findByRole('dialog')).toBeVisible();
  // a prevented Esc does not reach the dialog of the form
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await nextFrame();
  expect(field).toHaveFocus();
});

test('Enter closes an open calendar, and saves the form without one', async () => {
  renderField('2026/05/16 09:10');
  const field = input();
  await act(async () => field.focus());
  // a prevented Enter does not submit the form
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  await openCalendar();
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await nextFrame();
  expect(field).toHaveFocus();
});
