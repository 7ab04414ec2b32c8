import { findChannelId, findVideoId } from './video-id';

const ID = 'dQw4w9WgXc_';
const CHANNEL = `UC${'a-_9'.repeat(5)}ab`;

test.each([
  ID,
  ` ${ID} `,
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?t=30&v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}`,
  `https://youtu.be/${ID}?t=30`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
])('%s names a video', (text) => {
  expect(findVideoId(text)).toBe(ID);
});

test.each([
  '',
  'short',
  `${ID}x`,
  `https://example.org/watch?v=${ID}`,
  `https://www.youtube.com.example.org/watch?v=${ID}`,
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@club',
  `javascript:${ID}`,
])('%j names no video', (text) => {
  expect(findVideoId(text)).toBeUndefined();
});

test.each([
  CHANNEL,
  `https://www.youtube.com/channel/${CHANNEL}`,
  `https://www.youtube.com/channel/${CHANNEL}/live`,
])('%s names a channel', (text) => {
  expect(findChannelId(text)).toBe(CHANNEL);
});

test.each(['UC1', '@club', 'https://www.youtube.com/@club', `https://example.org/channel/${CHANNEL}`])(
  '%s names no channel',
  (text) => {
    expect(findChannelId(text)).toBeUndefined();
  },
);
