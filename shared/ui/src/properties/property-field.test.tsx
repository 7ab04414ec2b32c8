import type { Property, PropertyValue } from '@holeshot/contract/wire';
import { PlatformContext } from '@holeshot/platform';
import { createTestPlatform, failedCall } from '@holeshot/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { PropertyField } from './property-field';

const ZONES_PATH = '/api/public/timeZones';
const ZONES = [
  { value: 'Australia/Adelaide', name: 'Australia/Adelaide' },
  { value: 'America/New_York', name: 'America/New York' },
];

const common = { name: 'it', title: 'It', desc: '' };

/** Shows the field of one property, as the form does. */
function renderField(
  property: Property,
  { fault, zones = ZONES as unknown }: { fault?: string; zones?: unknown } = {},
) {
  const { platform, calls } = createTestPlatform({ [ZONES_PATH]: zones });
  const edits: PropertyValue[] = [];
  const leave = jest.fn();
  function Owner() {
    const [value, setValue] = useState<PropertyValue>(property.value);
    const edit = (next: PropertyValue) => {
      edits.push(next);
      setValue(next);
    };
    return (
      <PropertyField property={property} id="it" value={value} fault={fault} edit={edit} leave={leave} />
    );
  }
  const view = render(
    <PlatformContext.Provider value={platform}>
      <Owner />
    </PlatformContext.Provider>,
  );
  return { ...view, calls, edits, leave };
}

const type = (value: string) => fireEvent.change(screen.getByLabelText('It'), { target: { value } });

test('a text in Markdown has a preview, which follows the text', async () => {
  renderField({ ...common, type: 'text', value: 'Fly **here**', height: 96, markdown: true });
  fireEvent.click(screen.getByText('Preview'));
  expect(await screen.findByText('here', { selector: 'strong' })).toBeVisible();
  type('# Sundays');
  expect(screen.getByRole('heading', { level: 3, name: 'Sundays' })).toBeVisible();
});

test('a string is one line of at most its length, with helper text and fault', () => {
  const { edits, leave } = renderField(
    { ...common, type: 'string', value: 'Kestrel', maxLength: 24, desc: 'Your name', required: true },
    { fault: 'This handle is taken.' },
  );
  const input = screen.getByLabelText('It');
  expect(input).toHaveValue('Kestrel');
  expect(input).toHaveAttribute('maxlength', '24');
  expect(input).toHaveAccessibleDescription('This handle is taken. Your name');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
  type('Magpie');
  expect(edits).toEqual(['Magpie']);
  fireEvent.blur(input);
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a text has several lines and its height', () => {
  const { edits } = renderField({ ...common, type: 'text', value: 'One', height: 180 });
  expect(screen.getByLabelText('It').tagName).toBe('TEXTAREA');
  expect(window.getComputedStyle(screen.getByLabelText('It')).height).toBe('180px');
  type('One\nTwo');
  expect(edits).toEqual(['One\nTwo']);
});

test('a color is picked or typed, and may be empty', () => {
  const { edits } = renderField({ ...common, type: 'color', value: '#0E5A52' });
  const picker = screen.getByLabelText('Pick It');
  expect(picker).toHaveValue('#0e5a52');
  fireEvent.change(picker, { target: { value: '#ff00aa' } });
  expect(screen.getByLabelText('It')).toHaveValue('#FF00AA');
  type('');
  expect(edits).toEqual(['#FF00AA', '']);
});

test('a bool is a switch', () => {
  const { edits } = renderField({ ...common, type: 'bool', value: true });
  const control = screen.getByRole('switch', { name: 'It' });
  expect(control).toBeChecked();
  fireEvent.click(control);
  expect(edits).toEqual([false]);
  expect(control).not.toBeChecked();
});

test('a readonly value is text', () => {
  renderField({ ...common, type: 'readonly', value: 'Saltbush FPV', desc: 'Hosts it' });
  const group = screen.getByRole('group', { name: 'It' });
  expect(within(group).getByText('Saltbush FPV')).toBeVisible();
  expect(group).toHaveAccessibleDescription('Hosts it');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a desc renders nothing at all', () => {
  const { container } = renderField({ ...common, type: 'desc', value: 'text', desc: 'text' });
  expect(container).toBeEmptyDOMElement();
});

test('a code is masked, and copied as it is', async () => {
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  const { calls, container } = renderField({ ...common, type: 'code', value: 'made-up' });
  expect(screen.getByLabelText('It')).toHaveDisplayValue(/^•+$/);
  expect(container.innerHTML).not.toContain('made-up');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
  expect(writeText).toHaveBeenCalledWith('made-up');
  expect(calls.toasts).toEqual(['Copied to clipboard']);
});

test('a country is chosen by name from all countries; its value is the numeric code', async () => {
  const { edits } = renderField({ ...common, type: 'country', value: '036' });
  const list = await screen.findByLabelText('It');
  expect(list).toHaveDisplayValue('Australia');
  const names = within(list)
    .getAllByRole('option')
    .map(({ textContent }) => textContent ?? '');
  expect(names.length).toBeGreaterThanOrEqual(250);
  expect(names[0]).toBe('No country');
  expect(names.slice(1)).toEqual(names.slice(1).sort((a, b) => a.localeCompare(b, 'en')));
  fireEvent.change(list, { target: { value: '008' } });
  expect(list).toHaveDisplayValue('Albania');
  expect(edits).toEqual(['008']);
});

test('a country that the list lacks is not lost', async () => {
  renderField({ ...common, type: 'country', value: '999' });
  expect(await screen.findByLabelText('It')).toHaveValue('999');
});

const OPTIONS = [
  { value: 'Race', name: 'Race' },
  { value: 'TimeTrial', name: 'Time trial' },
];

test('a list is chosen from its options; it is empty only when it may be', () => {
  const list = { ...common, type: 'list', value: 'Race', options: OPTIONS } as const;
  const { edits, unmount } = renderField({ ...list, required: true });
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(screen.getByRole('combobox', { name: 'It' })).toHaveDisplayValue('Race');
  expect(names()).toEqual(['Race', 'Time trial']);
  type('TimeTrial');
  expect(edits).toEqual(['TimeTrial']);
  unmount();
  renderField(list);
  expect(names()).toEqual(['None', 'Race', 'Time trial']);
});

test('a required list without a value asks for one', () => {
  renderField({ ...common, type: 'list', value: '', options: OPTIONS, required: true });
  expect(screen.getByRole('combobox', { name: 'It' })).toHaveDisplayValue('Choose one');
});

test("a time zone is chosen from the site's list", async () => {
  const { edits } = renderField({ ...common, type: 'timezone', value: 'Australia/Adelaide' });
  const list = await screen.findByLabelText('It');
  expect(list).toHaveValue('Australia/Adelaide');
  await screen.findByRole('option', { name: 'America/New York' });
  fireEvent.change(list, { target: { value: 'America/New_York' } });
  expect(edits).toEqual(['America/New_York']);
});

test('a time zone keeps its value while the list does not load, and loads it again', async () => {
  const zones = failedCall(503, 'Service Unavailable', ZONES_PATH);
  renderField({ ...common, type: 'timezone', value: 'Australia/Adelaide' }, { zones });
  expect(await screen.findByText('The time zones did not load.')).toBeVisible();
  expect(screen.getByLabelText('It')).toHaveValue('Australia/Adelaide');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('The time zones did not load.')).toBeVisible();
});

test('Home and End in a number move the caret, not the number to its least or largest', async () => {
  const { edits } = renderField({ ...common, type: 'number', value: 43, min: 0, max: 10_000 });
  const input = await screen.findByLabelText('It');
  await act(async () => input.focus());
  for (const key of ['Home', 'End']) {
    // true where the browser may do what it does with the key
    expect(fireEvent.keyDown(input, { key })).toBe(true);
  }
  await act(async () => fireEvent.keyDown(input, { key: 'ArrowUp' }));
  expect(edits).toEqual([44]);
});
