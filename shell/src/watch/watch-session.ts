import type { Session } from '@holeshot/client';
import { SESSION_CHANNEL } from '@holeshot/contract';

/** How the tab shows who is signed in. */
export interface TabSession {
  /** Shows who is signed in now, in the menu. Returns whether the page was loaded for somebody else. */
  show: (session: Session) => boolean;
  /** Loads the page again, for who is signed in now. */
  reload: () => Promise<void>;
  /** Tells in a short message. */
  toast: (text: string, kind?: 'failure') => void;
}

interface SessionWatch {
  ask: () => Promise<Session>;
  /** undefined until the layout has rendered */
  getTab: () => TabSession | undefined;
  /** whether a dialog is open, whose words a reload would give to somebody else */
  isBusy: () => boolean;
}

/**
 * Follows sign-ins and logouts of other tabs: as soon as one tells of them, and when the tab becomes visible. The page
 * loads again once no dialog is open. Returns a function that checks now.
 */
export function watchSession({ ask, getTab, isBusy }: SessionWatch): () => Promise<void> {
  let checks = 0;
  let isWaiting = false;

  const check = async () => {
    const number = ++checks;
    const session = await ask().catch(() => null);
    const tab = getTab();
    // a later check has a newer answer
    if (!session || !tab || number !== checks) return;
    if (!tab.show(session) || isWaiting) return;
    // its own failures are the page's to show
    if (!isBusy()) return tab.reload().catch(() => undefined);
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
