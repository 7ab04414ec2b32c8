import { createContext, useContext, useMemo } from 'react';

/** Where on the site: what pages may know of their address. */
export interface SiteLocation {
  pathname: string;
  search: string;
  hash: string;
}

export interface NavigateOptions {
  /** The address takes the open one's place in the history. */
  replace?: boolean;
  /** The page stays scrolled to where it is. */
  preventScrollReset?: boolean;
}

export interface Navigation {
  /** Opens a site-relative address: as soon as its data is there, or at once when the open page needs no other. */
  navigate: (href: string, options?: NavigateOptions) => void;
  /** Loads the data of the open page anew. */
  revalidate: () => Promise<void>;
}

/** The address of the page on screen. */
export const LocationContext = createContext<SiteLocation | null>(null);

/** Stays the same as long as the site is open, so that links aren't rendered anew at every navigation. */
export const NavigationContext = createContext<Navigation | null>(null);

export function useLocation(): SiteLocation {
  const location = useContext(LocationContext);
  if (!location) throw new Error('The page stands outside the site');
  return location;
}

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('The page stands outside the site');
  return navigation;
}

/** The query parameters of the open address. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
