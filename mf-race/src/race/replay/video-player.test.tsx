import { VIDEO_PLATFORM } from '@holeshot/contract';
import { controlVideo, type VideoState } from './video-player';

const STATE: VideoState = { seconds: 100, isPlaying: true, speed: 1, jumps: 0 };
let commands: string[];
let frame: HTMLIFrameElement;

beforeEach(() => {
  jest.useFakeTimers();
  commands = [];
  frame = document.body.appendChild(document.createElement('iframe'));
  jest
    .spyOn(frame.contentWindow ?? window, 'postMessage')
    .mockImplementation((text: string, origin: unknown) => {
      const { event, func, args } = JSON.parse(text) as { event: string; func?: string; args?: unknown[] };
      expect(origin).toBe(VIDEO_PLATFORM.player);
      commands.push(func ? `${func} ${args?.join(' ')}`.trim() : event);
    });
});
afterEach(() => {
  jest.useRealTimers();
  frame.remove();
});

const answer = (info: object = {}, origin: string = VIDEO_PLATFORM.player) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: JSON.stringify({ event: 'infoDelivery', info }),
      origin,
      source: frame.contentWindow,
    }),
  );
const sent = () => commands.splice(0);

test('calls the player from the load of its frame until it answers, then synchronizes it', () => {
  const player = controlVideo(frame);
  player.apply(STATE);
  jest.advanceTimersByTime(500);
  expect(sent()).toEqual([]);
  frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(500);
  expect(sent()).toEqual(['listening', 'listening']);
  answer();
  expect(sent()).toEqual(['seekTo 100 true', 'setPlaybackRate 1', 'playVideo']);
  jest.advanceTimersByTime(1_000);
  expect(sent()).toEqual([]);
  player.stop();
});

test('sends what changes: a pause, a jump, a speed; a video that is too slow waits', () => {
  const player = controlVideo(frame);
  player.apply(STATE);
  answer();
  sent();
  player.apply({ ...STATE, seconds: 100.1 });
  expect(sent()).toEqual([]);
  player.apply({ ...STATE, seconds: 150, jumps: 1 });
  expect(sent()).toEqual(['seekTo 150 true']);
  player.apply({ ...STATE, speed: 2, jumps: 1 });
  expect(sent()).toEqual(['seekTo 100 true', 'setPlaybackRate 2', 'playVideo']);
  player.apply({ ...STATE, speed: 8, jumps: 1 });
  expect(sent()).toEqual(['seekTo 100 true', 'pauseVideo']);
  player.stop();
});

test('corrects a drifted video, but not repeatedly; ignores other senders', () => {
  const player = controlVideo(frame);
  player.apply(STATE);
  answer();
  sent();
  answer({ currentTime: 90 });
  expect(sent()).toEqual([]);
  jest.advanceTimersByTime(4_000);
  answer({ currentTime: 99.6 });
  answer({ currentTime: 90 }, 'https://example.org');
  expect(sent()).toEqual([]);
  answer({ currentTime: 90 });
  expect(sent()).toEqual(['seekTo 100 true']);
  player.stop();
});
