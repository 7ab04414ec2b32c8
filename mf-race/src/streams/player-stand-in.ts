import { VIDEO_PLATFORM } from '@holeshot/contract';
import { act } from '@testing-library/react';
import type { PlayerInfo } from './connect-player';

/** For tests: fakes the platform's player in an iframe. */
export function standInFor(frame: HTMLIFrameElement | null) {
  const player = frame?.contentWindow;
  if (!player) throw new Error('No video plays');
  const commands: string[] = [];
  jest.spyOn(player, 'postMessage').mockImplementation((text: string) => {
    const { func, args } = JSON.parse(text) as { func?: string; args?: unknown[] };
    if (func) commands.push([func, ...(args ?? [])].join(' '));
  });
  return {
    say: (info: PlayerInfo) =>
      act(() => {
        const data = JSON.stringify({ event: 'infoDelivery', info });
        window.dispatchEvent(
          new MessageEvent('message', { data, origin: VIDEO_PLATFORM.player, source: player }),
        );
      }),
    takeCommands: () => commands.splice(0),
  };
}
