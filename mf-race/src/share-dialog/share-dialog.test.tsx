import { PlatformContext } from '@holeshot/platform';
import { AtAddress, createTestPlatform } from '@holeshot/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Dialog } from './share-dialog';

const RACE = { label: 'Race', title: 'Race 5-1, Grand Final', path: '/event/e1/race/r1' };
const OWN = { label: 'Your result', title: 'Kestrel, Grand Final', path: '/event/e1/pilot/p1' };

function open(items: unknown = [RACE, OWN]) {
  const { platform, calls } = createTestPlatform();
  render(
    <AtAddress>
      <PlatformContext.Provider value={platform}>
        <Dialog props={{ items }} close={() => undefined} />
      </PlatformContext.Provider>
    </AtAddress>,
  );
  return calls;
}

const getSources = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));

afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

test('shows both pictures of the page and its link', () => {
  open();
  expect(getSources()).toEqual(['/og/event/e1/race/r1.png', '/og/story/event/e1/race/r1.png']);
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('http://localhost/event/e1/race/r1');
  expect(screen.getByRole('link', { name: 'Save' })).toHaveAttribute('href', '/og/event/e1/race/r1.png');
});

test('shares something else, and in another format', () => {
  open();
  fireEvent.click(screen.getByRole('radio', { name: 'Your result' }));
  fireEvent.click(screen.getByRole('radio', { name: /Story/ }));
  expect(screen.getByRole('link', { name: 'Save' })).toHaveAttribute(
    'href',
    '/og/story/event/e1/pilot/p1.png',
  );
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('http://localhost/event/e1/pilot/p1');
});

test('a part of a page has its own picture', () => {
  open([{ ...RACE, path: '/event/e1?tab=lap-records', picture: '/event/e1/records' }]);
  expect(getSources()).toEqual(['/og/event/e1/records.png', '/og/story/event/e1/records.png']);
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(
    'http://localhost/event/e1?tab=lap-records',
  );
});

test('does not ask what to share when there is one thing, and opens nothing without one', () => {
  open([RACE]);
  expect(screen.queryByRole('group', { name: 'What to share' })).toBeNull();
  open([{ label: 'Race' }]);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('copies the link', async () => {
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  const calls = open();
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(calls.toasts).toEqual(['Copied to clipboard']));
  expect(writeText).toHaveBeenCalledWith('http://localhost/event/e1/race/r1');
});

describe("with the system's sheet", () => {
  const fetchPicture = jest.fn<Promise<Response>, []>();
  beforeEach(() => Object.assign(globalThis, { fetch: fetchPicture }));
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Share' }));

  it('shares the link with the picture, or alone if pictures are not accepted', async () => {
    const share = jest.fn(async () => undefined);
    Object.assign(navigator, { share, canShare: () => true });
    fetchPicture.mockResolvedValue({ ok: true, blob: async () => new Blob(['png']) } as Response);
    open();
    press();
    const link = { title: RACE.title, url: 'http://localhost/event/e1/race/r1' };
    await waitFor(() => expect(share).toHaveBeenCalledWith({ ...link, files: [expect.any(File)] }));
    Object.assign(navigator, { canShare: () => false });
    press();
    await waitFor(() => expect(share).toHaveBeenLastCalledWith(link));
  });

  it('ignores that the visitor closes it, and says what to do when it fails', async () => {
    const share = jest.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    Object.assign(navigator, { share });
    fetchPicture.mockRejectedValue(new TypeError('offline'));
    const calls = open();
    press();
    await waitFor(() => expect(share).toHaveBeenCalled());
    share.mockImplementation(() => Promise.reject(new Error('not now')));
    press();
    await waitFor(() =>
      expect(calls.toasts).toEqual(['The picture could not be sent. Copy the link instead.']),
    );
  });
});

test('still offers the link without pictures', () => {
  open();
  fireEvent.error(screen.getAllByRole('img')[0] as HTMLElement);
  expect(screen.getByRole('alert')).toHaveTextContent('The link works without them.');
  expect(screen.queryByRole('link', { name: 'Save' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Your result' }));
  expect(getSources()).toEqual(['/og/event/e1/pilot/p1.png', '/og/story/event/e1/pilot/p1.png']);
});
