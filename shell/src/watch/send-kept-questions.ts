import type { Client } from '@holeshot/client';
import { listWaiting, sendKept } from '@holeshot/ui';
import type { TabSession } from './watch-session';

interface QuestionSender {
  client: Client;
  /** undefined until the layout has rendered */
  getTab: () => Pick<TabSession, 'toast'> | undefined;
}

/**
 * Sends the questions about laps that wait in this browser, from any open page: now, and when the network returns. The
 * page of a question sends its own.
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
