import {
  clubsHref,
  downloadHref,
  EXTERNAL_LINKS,
  eventsHref,
  homeHref,
  patreonHref,
} from '@holeshot/contract';

interface MenuItem {
  label: string;
  /** on small screens */
  shortLabel?: string;
  href: string;
  /** leaves the site */
  external?: true;
  /** on small screens: moved into the dropdown */
  inDropdown?: true;
}

/** The top menu, in order (specification section 2). */
export const MENU: readonly MenuItem[] = [
  { label: 'Home', href: homeHref() },
  { label: 'Download', href: downloadHref(), inDropdown: true },
  { label: 'Clubs', href: clubsHref() },
  { label: 'Events', href: eventsHref() },
  { label: 'Patreon', href: patreonHref(), inDropdown: true },
  { label: 'Code', href: EXTERNAL_LINKS.code, external: true, inDropdown: true },
  { label: 'Chat', href: EXTERNAL_LINKS.chat, external: true, inDropdown: true },
  { label: 'Online Manual', shortLabel: 'Manual', href: EXTERNAL_LINKS.manual, external: true },
];

/** First segments of pages that belong under a menu item but do not start with its address. */
const SECTION_OF: Record<string, string> = {
  event: eventsHref(),
  club: clubsHref(),
  'index.php': downloadHref(),
};

/** The menu address under which a page lies. */
export function menuHrefOf(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return SECTION_OF[first] ?? `/${first}`;
}
