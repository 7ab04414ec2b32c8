import type { Client } from '@holeshot/client';
import type { PageConfig, RemoteManifest, RemoteMenuItem } from '@holeshot/contract';
import type { DialogComponent } from '@holeshot/platform';
import { createContext, useContext } from 'react';
import type { TabSession } from '../watch/watch-session';
import type { FindPage } from './page-finder';
import type { Pages } from './pages';
import type { SiteNotes } from './site-notes';

/** Services that the layout uses, created once at start. Server and browser have their own. */
export interface ShellServices {
  client: Client;
  config: PageConfig;
  findPage: FindPage;
  /** menu items of the remotes */
  menu: readonly RemoteMenuItem[];
  pages: Pages;
  /** server HTML of the first page, when its code failed to load */
  fallbackHtml: string | null;
  /** Prefetches code and data of the page at a site-relative href. */
  prefetch: (href: string) => void;
  /** Loads a dialog by name from its remote. */
  loadDialog: (name: string) => Promise<DialogComponent>;
  siteNotes: SiteNotes;
  /** messages shown as toasts at start */
  notices: readonly string[];
  /** Connects the page watcher to the component that shows the session. */
  connectTab: (tab: TabSession) => void;
  /** called when the first page has rendered */
  onReady: () => void;
}

/** The menu items of the remotes, except remotes with a limited audience. */
export const listMenuItems = (manifests: readonly RemoteManifest[]): RemoteMenuItem[] =>
  manifests.flatMap(({ menu, audience }) => (audience ? [] : (menu ?? [])));

export const ServicesContext = createContext<ShellServices | null>(null);

export function useServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('The shell was rendered without its services');
  return services;
}
