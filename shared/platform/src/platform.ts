import type { Client, Session } from '@holeshot/client';
import type { PageConfig } from '@holeshot/contract';
import { createContext, useContext } from 'react';

/**
 * What the shell hands to every remote. The shell makes these once and owns them: a remote that goes away
 * takes nothing of it along.
 */
export interface Platform {
  session: Session;
  client: Client;
  config: PageConfig;
  /** Opens a dialog by name; the remote that answers the name is loaded when needed. */
  openDialog: (name: string, props?: Record<string, unknown>) => void;
  /** Shows a notice for 5 seconds. */
  toast: (text: string) => void;
  /** Shows the crash dialog; any value may be thrown. */
  crash: (error: unknown) => void;
  /** Fetches the code and data of a page that the visitor is about to open. */
  prefetch: (href: string) => void;
  /** Asks before a link leaves the site. */
  confirmExternal: (link: { href: string; label: string }) => void;
}

export const PlatformContext = createContext<Platform | null>(null);

export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform needs the shell, or a PlatformContext in a test');
  return platform;
}

export const useSession = (): Session => usePlatform().session;
