const GUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const RACE = new RegExp(`^/event/(${GUID})/race/(${GUID})/?$`, 'i');
const EVENT = new RegExp(`^/event/(${GUID})(?:/|$)`, 'i');

/** The address of the picture that represents a page in link previews; undefined for a page without one. */
export function findSharingPicture(path: string, routeId: string): string | undefined {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  const race = RACE.exec(pathname);
  if (race) return `/og/event/${race[1]}/race/${race[2]}.png`;
  const event = EVENT.exec(pathname);
  if (event) return `/og/event/${event[1]}.png`;
  if (routeId !== 'public:profile') return undefined;
  return `/og/pilot/${pathname.split('/')[1] ?? ''}.png`;
}
