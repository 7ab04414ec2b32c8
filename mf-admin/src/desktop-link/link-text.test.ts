import { describeLink, describeNotifications } from './link-text';

const NOW = Date.UTC(2026, 4, 15, 19, 30);
const ago = (seconds: number | null) => (seconds === null ? null : NOW - seconds * 1_000);

test.each<[number | null, number | null, number | null, number | null, string, string]>([
  // made, used, file, notified: seconds ago
  [null, null, null, null, 'none', 'Not linked to the desktop app'],
  [null, null, 4, null, 'none', 'Not linked to the desktop app'],
  [60, null, null, null, 'waiting', 'Linked to the desktop app, nothing came yet'],
  [60, 70, 70, null, 'waiting', 'Linked to the desktop app, nothing came yet'],
  [600, 40, null, null, 'connected', 'Connected, no file yet'],
  [600, 110, 4, null, 'connected', 'Connected, last file 4 s ago'],
  [600, 400, 500, 3, 'connected', 'Connected, last file 8 min 20 s ago'],
  [9_000, 151, 200, null, 'lost', 'Not connected: nothing came for 2 min 31 s, last file 3 min 20 s ago'],
  [9_000, 7_500, null, 8_000, 'lost', 'Not connected: nothing came for 2 h 5 min, no file yet'],
])('made %s, used %s, file %s, notified %s seconds ago: %s', (madeAgo, used, file, notified, state, text) => {
  const link = {
    keyMadeMs: ago(madeAgo),
    keyUsedMs: ago(used),
    fileCameMs: ago(file),
    notifiedMs: ago(notified),
  };
  expect(describeLink(link, NOW)).toEqual({ state, text });
});

test.each([
  [null, 'No notification yet'],
  [NOW - 4_000, 'Last notification 4 s ago'],
  // the browser's clock may be behind
  [NOW + 3_000, 'Last notification 0 s ago'],
])('%s gives "%s"', (notifiedMs, text) => expect(describeNotifications({ notifiedMs }, NOW)).toBe(text));
