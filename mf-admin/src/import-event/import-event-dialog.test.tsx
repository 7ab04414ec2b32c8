import { fillPath } from '@holeshot/client';
import * as paths from '@holeshot/contract/paths';
import { PlatformContext } from '@holeshot/platform';
import { AtAddress, createTestPlatform, failedCall, PENDING } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type BuiltEvent, buildEvent } from '../../../server/src/testing/build-event-folder';
import { Dialog } from './import-event-dialog';

function open(models: Record<string, unknown> = {}, adminOfClubId: number | null = 7) {
  const { platform, calls } = createTestPlatform(models);
  platform.session = { ...platform.session, adminOfClubId };
  const close = jest.fn();
  render(
    <AtAddress>
      <PlatformContext.Provider value={platform}>
        <Dialog props={{}} close={close} />
      </PlatformContext.Provider>
    </AtAddress>,
  );
  return { calls, close };
}

const reply = (status: string, faults: object[] = []) =>
  JSON.stringify({ status, sequence: 1, outdated: [], faults });
const eventCall = ({ id }: BuiltEvent) => `PUT ${fillPath(paths.eventUpload, { clubId: 7, eventId: id })}`;
const raceCall = ({ id, raceIds }: BuiltEvent, index: number) =>
  `PUT ${fillPath(paths.raceUpload, { clubId: 7, eventId: id, raceId: raceIds[index] ?? '' })}`;

/** A file as a browser gives it for a chosen folder; jsdom has no `arrayBuffer`. */
function toFile(path: string, text: string): File {
  const bytes = new TextEncoder().encode(text);
  const file = new File([bytes], path.split('/').at(-1) ?? '');
  return Object.assign(file, { arrayBuffer: async () => bytes.buffer, webkitRelativePath: path });
}
function choose(...events: BuiltEvent[]) {
  const files = events.flatMap(({ id, files }) =>
    [...files].map(([path, text]) => toFile(`${id}/${path}`, text)),
  );
  fireEvent.change(screen.getByLabelText('Folder of events'), { target: { files } });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const getRow = (title: string) => screen.getByText(title).closest('li');

test('a manager imports an event, race by race', async () => {
  const event = buildEvent({ races: [{}, { number: 2 }] });
  const { calls } = open({
    [eventCall(event)]: reply('created'),
    [raceCall(event, 0)]: reply('created'),
    [raceCall(event, 1)]: reply('unchanged'),
  });
  screen.getByRole('button', { name: 'Choose a folder' }).focus();
  choose(event);
  await screen.findByText('One event was found.');
  // the buttons of each step replace those of the one before
  const heading = screen.getByRole('heading', { name: 'Import event' });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: /Club night 2 races/ })).toBeChecked();
  screen.getByRole('button', { name: 'Import' }).focus();
  press('Import');
  expect(await screen.findByText('Everything is imported.')).toBeVisible();
  expect(heading).toHaveFocus();
  expect(screen.getByText('2 of 2 races')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveValue(3);
  expect(getRow('Round 1, race 1')).toHaveTextContent('New');
  expect(getRow('Round 1, race 2')).toHaveTextContent('Already there');
  expect(screen.getByRole('link', { name: 'Club night' })).toHaveAttribute('href', `/event/${event.id}`);
  expect(calls.reloads).toBe(1);
});

test('of several events only the chosen ones are imported', async () => {
  const [first, second] = [buildEvent({ races: [] }), buildEvent({ event: { Name: 'Cup' }, races: [] })];
  open({ [eventCall(second)]: reply('unchanged') });
  choose(first, second);
  await screen.findByText('2 events were found.');
  fireEvent.click(screen.getByRole('checkbox', { name: /Club night/ }));
  press('Import');
  expect(await screen.findByText('The site has all of it already.')).toBeVisible();
  expect(screen.queryByText('Club night')).toBeNull();
});

test('names files that cannot be read before it imports the others', async () => {
  const event = buildEvent({ races: [{}] });
  event.files.set('Pilots.json', '[{');
  open();
  choose(event);
  expect(await screen.findByText('Pilots.json')).toBeVisible();
  expect(screen.getByText(/is not complete JSON/)).toBeVisible();
});

test('explains the fault of a choice, and lets the person choose again', async () => {
  open();
  fireEvent.change(screen.getByLabelText('Folder of events'), { target: { files: [toFile('a.txt', '')] } });
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no event in it');
  expect(screen.getByRole('button', { name: 'Choose a zip' })).toBeEnabled();
});

test('sends only the rest after a failure', async () => {
  const event = buildEvent({ races: [{}, { number: 2 }] });
  const models: Record<string, unknown> = {
    [eventCall(event)]: reply('created'),
    [raceCall(event, 0)]: failedCall(503, 'Service Unavailable'),
  };
  open(models);
  choose(event);
  await screen.findByText('One event was found.');
  press('Import');
  expect(await screen.findByRole('alert')).toHaveTextContent('503 Service Unavailable');
  expect(getRow('Round 1, race 1')).toHaveTextContent('Not sent');
  expect(getRow('Round 1, race 2')).toHaveTextContent('Waiting');
  delete models[eventCall(event)];
  Object.assign(models, { [raceCall(event, 0)]: reply('created'), [raceCall(event, 1)]: reply('conflict') });
  press('Try again');
  expect(await screen.findByText(/^Everything is imported but/)).toBeVisible();
  expect(getRow('Round 1, race 2')).toHaveTextContent('Corrected on the site');
});

test('cancelling stops after the current race, and the import can continue', async () => {
  const event = buildEvent({ races: [{}, { number: 2 }] });
  let answer: (text: string) => void = () => undefined;
  const pending = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const models: Record<string, unknown> = {
    [eventCall(event)]: reply('created'),
    [raceCall(event, 0)]: pending,
  };
  const { close } = open(models);
  choose(event);
  await screen.findByText('One event was found.');
  press('Import');
  await waitFor(() => expect(getRow('Round 1, race 1')).toHaveTextContent('Sending'));
  press('Cancel');
  expect(screen.getByRole('button', { name: 'Stopping' })).toBeDisabled();
  answer(reply('created'));
  expect(await screen.findByText(/The import is cancelled/)).toBeVisible();
  expect(getRow('Round 1, race 1')).toHaveTextContent('New');
  expect(close).not.toHaveBeenCalled();
  models[raceCall(event, 1)] = reply('created');
  press('Go on');
  expect(await screen.findByText('Everything is imported.')).toBeVisible();
});

test('an event that the site refuses is named, and its races are not sent', async () => {
  const event = buildEvent({ races: [{}] });
  open({ [eventCall(event)]: failedCall(403, 'Forbidden') });
  choose(event);
  await screen.findByText('One event was found.');
  press('Import');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not everything could be imported');
  expect(getRow('Event, pilots and rounds')).toHaveTextContent('is refused: 403 Forbidden');
  expect(getRow('Round 1, race 1')).toHaveTextContent('Not sent');
  expect(screen.queryByRole('link', { name: 'Club night' })).toBeNull();
});

test('shows faults that the site finds beside their race', async () => {
  const event = buildEvent({ races: [{}] });
  open({
    [eventCall(event)]: reply('created'),
    [raceCall(event, 0)]: reply('created', [{ file: 'Race.json', message: 'has a Start that is no date' }]),
  });
  choose(event);
  await screen.findByText('One event was found.');
  press('Import');
  await screen.findByText('Everything is imported.');
  const row = getRow('Round 1, race 1');
  expect(row && within(row).getByText(/has a Start that is no date/)).toBeVisible();
});

test('takes what is dropped anywhere, which the browser would open', () => {
  open({});
  expect(fireEvent.dragOver(screen.getByRole('heading', { name: 'Import event' }))).toBe(false);
  expect(fireEvent.drop(screen.getByRole('heading', { name: 'Import event' }))).toBe(false);
});

test('says that it is sending while there is no reply', async () => {
  const event = buildEvent({ races: [{}] });
  open({ [eventCall(event)]: PENDING });
  choose(event);
  await screen.findByText('One event was found.');
  press('Import');
  expect(await screen.findByText('0 of 1 race')).toBeVisible();
  expect(getRow('Event, pilots and rounds')).toHaveTextContent('Sending');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
});

test('tells people without a club who may use it', () => {
  open({}, null);
  expect(screen.getByRole('dialog', { name: 'Import event' })).toHaveTextContent('Only managers of a club');
});
