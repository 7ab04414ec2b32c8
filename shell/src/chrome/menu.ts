import {
  clubsHref,
  downloadHref,
  EXTERNAL_LINKS,
  eventsHref,
  homeHref,
  patreonHref,
  type RemoteMenuItem,
} from '@holeshot/contract';

interface MenuItem {
  label: string;
  href: string;
  /** leaves the site */
  external?: true;
  /** on small screens the item is in the dropdown */
  inDropdown?: true;
}

/** The site's own items of the top menu, in order (R3). */
const MENU: readonly MenuItem[] = [
  { label: 'Home', href: homeHref() },
  { label: 'Download', href: downloadHref(), inDropdown: true },
  { label: 'Clubs', href: clubsHref() },
  { label: 'Events', href: eventsHref() },
  { label: 'Patreon', href: patreonHref(), inDropdown: true },
  { label: 'Code', href: EXTERNAL_LINKS.code, external: true, inDropdown: true },
  { label: 'Chat', href: EXTERNAL_LINKS.chat, external: true, inDropdown: true },
  { label: 'Online Manual', href: EXTERNAL_LINKS.manual, external: true, inDropdown: true },
];

/** The top menu: items of remotes come before those that leave the site. */
export function listMenu(remoteItems: readonly RemoteMenuItem[]): MenuItem[] {
  const added = remoteItems.map((item) => ({ ...item, inDropdown: true as const }));
  return [...MENU.filter(({ external }) => !external), ...added, ...MENU.filter(({ external }) => external)];
}

/** Menu item of pages whose path does not start with the item's path, by first path segment. */
const SECTION_HREFS: Record<string, string> = {
  event: eventsHref(),
  club: clubsHref(),
  'index.php': downloadHref(),
};

/** The href of the menu item that a page belongs to. */
export function findMenuHref(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return SECTION_HREFS[first] ?? `/${first}`;
}
