import type { Client, Session } from '@holeshot/client';
import type { PageConfig } from '@holeshot/contract';
import { createContext, useContext } from 'react';

/** The shell's services for all remotes. The shell owns this state, so it survives navigation between remotes. */
export interface Platform {
  session: Session;
  client: Client;
  config: PageConfig;
  /** Opens a dialog by name, loading its remote if needed. */
  openDialog: (name: string, props?: Record<string, unknown>) => void;
  /**
   * Reloads the session and the page's data, bypassing all caches. Call it after a write. It never rejects: what cannot be
   * reloaded stays as it is.
   */
  reload: () => Promise<void>;
  /** Shows a message for 5 seconds. */
  toast: (text: string, kind?: 'failure') => void;
  /** Shows the crash dialog for any thrown value. */
  crash: (error: unknown) => void;
  /** Prefetches the code and data of a page. */
  prefetch: (href: string) => void;
  /** Asks for confirmation before a link leaves the site. */
  confirmExternal: (link: { href: string; label: string }) => void;
}

export const PlatformContext = createContext<Platform | null>(null);

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs the shell, or a PlatformContext in a test');
  return platform;
}

export const useSession = (): Session => usePlatform().session;
