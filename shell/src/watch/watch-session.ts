import type { Session } from '@holeshot/client';
import { SESSION_CHANNEL } from '@holeshot/contract';

/** Updates the tab when the session has changed. */
export interface TabSession {
  /** Shows the session's user in the menu. Returns whether the page was loaded for another user. */
  show: (session: Session) => boolean;
  /** Reloads the page's data for the current user. */
  reload: () => Promise<void>;
  toast: (text: string, kind?: 'failure') => void;
}

interface SessionWatch {
  ask: () => Promise<Session>;
  /** undefined until the layout has rendered */
  getTab: () => TabSession | undefined;
  /** whether a dialog is open: a reload would give its input to another user */
  isBusy: () => boolean;
}

/**
 * Follows sign-ins and logouts of other tabs: when one broadcasts them, and when this tab becomes visible. The page
 * reloads once no dialog is open. Returns a function that checks now.
 */
export function watchSession({ ask, getTab, isBusy }: SessionWatch): () => Promise<void> {
  let checks = 0;
  let isWaiting = false;

  const check = async () => {
    const number = ++checks;
    const session = await ask().catch(() => null);
    const tab = getTab();
    // a later check has a newer session
    if (!session || !tab || number !== checks) return;
    if (!tab.show(session) || isWaiting) return;
    if (!isBusy()) return tab.reload();
    isWaiting = true;
    whenFree();
  };

  const whenFree = () => {
    const observer = new MutationObserver(() => {
      if (isBusy()) return;
      observer.disconnect();
      isWaiting = false;
      void check();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  };

  new BroadcastChannel(SESSION_CHANNEL).onmessage = check;
  document.addEventListener('visibilitychange', () => !document.hidden && void check());
  return check;
}
