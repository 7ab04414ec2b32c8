const GUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const RACE = new RegExp(`^/event/(${GUID})/race/(${GUID})/?$`, 'i');
const PILOT = new RegExp(`^/event/(${GUID})/pilot/(${GUID})/?$`, 'i');
const EVENT = new RegExp(`^/event/(${GUID})(?:/|$)`, 'i');

/** The pictures of pages without an id, by route. */
const PAGES: Readonly<Record<string, string>> = {
  'public:home': 'home',
  'public:events': 'events',
  'public:clubs': 'clubs',
  'public:download': 'download',
  'public:index-php': 'download',
};

/** The address of the picture that represents a page in link previews; undefined for a page without one. */
export function findSharingPicture(path: string, routeId: string): string | undefined {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  const race = RACE.exec(pathname);
  if (race) return `/og/event/${race[1]}/race/${race[2]}.png`;
  const pilot = PILOT.exec(pathname);
  if (pilot) return `/og/event/${pilot[1]}/pilot/${pilot[2]}.png`;
  const event = EVENT.exec(pathname);
  const tab = new URLSearchParams(path.split('?')[1]).get('tab');
  if (event) return `/og/event/${event[1]}${tab === 'lap-records' ? '/records' : ''}.png`;
  const page = PAGES[routeId];
  if (page) return `/og/${page}.png`;
  if (routeId === 'public:club') {
    return `/og/club/${pathname.split('/')[2] ?? ''}${tab === 'events' ? '/records' : ''}.png`;
  }
  if (routeId === 'public:season') {
    const [, , clubId = '', , seasonId = ''] = pathname.split('/');
    return `/og/club/${clubId}/season/${seasonId}.png`;
  }
  if (routeId !== 'public:profile') return undefined;
  return `/og/pilot/${pathname.split('/')[1] ?? ''}.png`;
}
