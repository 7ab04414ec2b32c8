import { standInFor } from './player-stand-in';
import { watchVideo } from './watch-video';

const NOW = 1_000_000;
let frame: HTMLIFrameElement;
beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  frame = document.body.appendChild(document.createElement('iframe'));
});
afterEach(() => {
  jest.useRealTimers();
  frame.remove();
});

const at = (currentTime: number) => ({ currentTime, currentTimeLastUpdated_: NOW / 1_000 });

test('has no position until the player sends it', () => {
  const video = watchVideo(frame, () => undefined);
  const player = standInFor(frame);
  player.say({ playerState: 2 });
  expect(video.readSeconds()).toBeNull();
  player.say(at(58.37));
  expect(video.readSeconds()).toBe(58.37);
  video.stop();
  player.say(at(60));
  expect(video.readSeconds()).toBe(58.37);
});

test.each([
  ['that is paused', { playerState: 2 }, 400, 58],
  ['that plays goes on between two messages', { playerState: 1 }, 400, 58.4],
  ['that plays slowly', { playerState: 1, playbackRate: 0.25 }, 400, 58.1],
  ['whose player is silent stops', { playerState: 1 }, 9_000, 59],
])('the position of a video %s', (_, info, passedMs, seconds) => {
  const video = watchVideo(frame, () => undefined);
  standInFor(frame).say({ ...at(58), ...info });
  jest.advanceTimersByTime(passedMs);
  expect(video.readSeconds()).toBeCloseTo(seconds, 6);
  video.stop();
});

test('is used once its player answers, and each time it starts to play', () => {
  const onUse = jest.fn();
  const video = watchVideo(frame, onUse);
  const player = standInFor(frame);
  const counts = [2, 2, 1, 1, 2, 1].map((playerState) => {
    player.say({ playerState });
    return onUse.mock.calls.length;
  });
  expect(counts).toEqual([1, 1, 2, 2, 2, 3]);
  video.stop();
});

test('calls a player again after it has loaded again', () => {
  const video = watchVideo(frame, () => undefined);
  standInFor(frame);
  const countCalls = () => jest.mocked(frame.contentWindow as Window).postMessage.mock.calls.length;
  frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(60_000);
  expect(countCalls()).toBe(80);
  frame.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1_000);
  expect(countCalls()).toBe(84);
  video.stop();
});
