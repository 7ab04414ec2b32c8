import type { Client } from '@holeshot/client';
import { questionHref } from '@holeshot/contract';
import { listWaiting, sendQuestion } from '@holeshot/ui';
import type { TabSession } from './watch-session';

interface QuestionSender {
  client: Client;
  /** undefined until the layout has rendered */
  getTab: () => Pick<TabSession, 'toast'> | undefined;
}

/**
 * Sends the questions about laps that wait in this browser, from whatever page is open: now, and whenever there is network again.
 * The page of a question sends its own.
 */
export function sendKeptQuestions({ client, getTab }: QuestionSender): void {
  const sendAll = async () => {
    for (const { key, question } of listWaiting()) {
      if (location.pathname === questionHref(key)) continue;
      const outcome = await sendQuestion(client, key, question);
      if (outcome === 'stored') getTab()?.toast('Your question was sent.');
      if (outcome === 'refused') getTab()?.toast('Your question was refused: open it to see why.', 'failure');
    }
  };
  addEventListener('online', sendAll);
  void sendAll();
}
