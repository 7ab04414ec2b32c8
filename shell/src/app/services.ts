import type { Client } from '@holeshot/client';
import type { PageConfig } from '@holeshot/contract';
import type { DialogComponent } from '@holeshot/platform';
import { createContext, useContext } from 'react';
import type { FindPage } from './find-page';
import type { Pages } from './pages';

/** What the layout needs from outside React; made once at start, differently on server and browser. */
export interface ShellServices {
  client: Client;
  config: PageConfig;
  findPage: FindPage;
  pages: Pages;
  /** what the server rendered for a first page that could not be opened */
  frozenHtml: string | null;
  /** Fetches code and data of the page behind a site-relative href. */
  prefetch: (href: string) => void;
  /** Loads the dialog of that name from the remote that answers it. */
  loadDialog: (name: string) => Promise<DialogComponent>;
  /** things to tell the visitor once the page is up */
  notices: readonly string[];
}

export const ServicesContext = createContext<ShellServices | null>(null);

export function useServices(): ShellServices {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('The shell was rendered without its services');
  return services;
}
