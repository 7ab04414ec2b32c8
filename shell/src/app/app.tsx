import type { ReactNode } from 'react';
import { ServicesContext, type ShellServices } from './services';

/** The same tree on server and browser; the router comes in as children. */
export function App({ services, children }: { services: ShellServices; children: ReactNode }) {
  return <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>;
}
