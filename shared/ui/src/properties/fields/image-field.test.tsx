import { PlatformContext } from '@holeshot/platform';
import { createTestPlatform } from '@holeshot/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ImageField } from './image-field';

const OLD = '/files/old.png';
const CROPPED = 'data:image/png;base64,cropped';

/** jsdom has no canvas: this one records the drawing. */
const drawImage = jest.fn();
const toDataURL = jest.fn(() => CROPPED);
beforeEach(() => {
  drawImage.mockClear();
  toDataURL.mockClear();
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockReturnValue({ drawImage } as unknown as null);
  jest.spyOn(canvas, 'toDataURL').mockImplementation(toDataURL);
});

function renderField(value = '', size = { width: 128, height: 128 }) {
  const edits: string[] = [];
  function Owner() {
    const [url, setUrl] = useState(value);
    const edit = (next: string) => {
      edits.push(next);
      setUrl(next);
    };
    const field = { id: 'it', title: 'Picture', desc: '', isRequired: false, fault: undefined };
    return <ImageField {...field} size={size} value={url} edit={edit} leave={() => undefined} />;
  }
  render(
    <PlatformContext.Provider value={createTestPlatform().platform}>
      <Owner />
    </PlatformContext.Provider>,
  );
  return edits;
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('File for Picture'), { target: { files: [file] } });

/** Chooses a picture, and loads it as the browser does. */
async function load(name: string, width: number, height: number) {
  choose(new File(['bytes'], name));
  const image = await screen.findByAltText('The chosen file');
  Object.defineProperty(image, 'naturalWidth', { value: width });
  Object.defineProperty(image, 'naturalHeight', { value: height });
  await act(async () => fireEvent.load(image));
  return image;
}

const group = () => screen.getByRole('group', { name: 'Picture' });

test('reads Upload without a picture, and Replace with one', () => {
  renderField();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  expect(screen.getByText('png, jpg or jpeg. Cropped to 128 by 128.')).toBeVisible();
});

test('shows the picture, and removes it', () => {
  const edits = renderField(OLD);
  expect(screen.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', OLD);
  expect(screen.getByRole('button', { name: 'Replace' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(edits).toEqual(['']);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Upload' })).toHaveFocus();
});

test('takes png, jpg and jpeg files only', () => {
  renderField();
  expect(screen.getByLabelText('File for Picture')).toHaveAttribute('accept', '.png,.jpg,.jpeg');
});

test('cuts the centre of a wide picture, resized to the size of the property', async () => {
  const edits = renderField();
  const image = await load('quad.png', 900, 600);
  expect(drawImage).toHaveBeenCalledTimes(1);
  const [drawn, ...box] = drawImage.mock.calls[0] ?? [];
  expect(drawn).toBe(image);
  expect(box.map(Math.round)).toEqual([150, 0, 600, 600, 0, 0, 128, 128]);
  expect(toDataURL.mock.calls).toEqual([['image/png']]);
  expect(edits).toEqual([CROPPED]);
  expect(screen.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', CROPPED);
});

test('cuts the aspect of the property, and saves a jpeg as one', async () => {
  renderField('', { width: 1200, height: 300 });
  await load('field.JPEG', 800, 800);
  expect(drawImage.mock.calls[0]?.slice(1).map(Math.round)).toEqual([0, 300, 800, 200, 0, 0, 1200, 300]);
  expect(toDataURL.mock.calls).toEqual([['image/jpeg', 0.9]]);
});

test('the crop is a control of the keyboard', async () => {
  renderField();
  await load('quad.png', 900, 600);
  expect(screen.getByRole('group', { name: /crop/i })).toHaveAttribute('tabindex', '0');
});

test.each([
  ['another type', new File(['bytes'], 'quad.gif'), 'Choose a png, jpg or jpeg file.'],
  [
    'a file that is too large',
    Object.defineProperty(new File([], 'quad.png'), 'size', { value: 20 * 1024 * 1024 + 1 }),
    'Choose a file of at most 20 MB.',
  ],
])('refuses %s, and keeps the picture', async (_title, file, message) => {
  const edits = renderField(OLD);
  choose(file);
  expect(await screen.findByText(message)).toBeVisible();
  expect(group()).toHaveAccessibleDescription(message);
  expect(edits).toEqual([]);
  expect(screen.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', OLD);
});

test('says that a file is no picture, and keeps the picture', async () => {
  const edits = renderField(OLD);
  choose(new File(['no picture'], 'quad.png'));
  fireEvent.error(await screen.findByAltText('The chosen file'));
  expect(screen.getByText('This file is not a picture that the browser can show.')).toBeVisible();
  expect(screen.queryByAltText('The chosen file')).not.toBeInTheDocument();
  expect(edits).toEqual([]);
});
