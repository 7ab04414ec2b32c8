import type { Client } from '@holeshot/client';
import { listWaiting, sendKept } from '@holeshot/ui';
import type { TabSession } from './watch-session';

interface QuestionSender {
  client: Client;
  /** undefined until the layout has rendered */
  getTab: () => Pick<TabSession, 'toast'> | undefined;
}

/**
 * Sends the questions about laps that wait in this browser, from whatever page is open: now, and whenever there is network again.
 * The page that asks them sends by itself.
 */
export function sendKeptQuestions({ client, getTab }: QuestionSender): void {
  const sendAll = async () => {
    if (location.pathname.endsWith('/question')) return;
    for (const key of listWaiting()) {
      const outcome = await sendKept(client, key);
      if (outcome === 'stored') getTab()?.toast('Your question was sent.');
      if (outcome === 'refused') getTab()?.toast('Your question was refused: open it to see why.', 'failure');
    }
  };
  addEventListener('online', sendAll);
  void sendAll();
}
