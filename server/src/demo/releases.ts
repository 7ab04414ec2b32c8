import { DAY_MS } from '@holeshot/domain';

const RELEASES: readonly [version: string, daysAgo: number, notes: string][] = [
  ['2.9.0-beta', 2, 'Street League points after each round'],
  ['2.8.1', 9, 'Race clock no longer jumps when a stopped race is resumed|Fix'],
  [
    '2.8.0',
    31,
    'Stages with their own time and point summaries|Double elimination keeps pilots on their channel',
  ],
  [
    '2.7.3',
    64,
    'HDZero low band channels|Faster start with many pilot photos|Lap editing keeps the selection',
  ],
  ['2.7.2', 97, 'Sync repeats a race that was cut off half way'],
  ['2.7.0', 140, 'Split gates in the position graph|Handicap starts|Time zone is stored with the event'],
  ['2.6.5', 212, 'Mac: sound plays through the chosen output|Pilots can be pasted as a list'],
  ['2.6.0', 330, 'Lap records per round|New channel colours|Smart minimum lap time'],
];

/**
 * The desktop app's releases, newest first, as rows of the database; `now` is an instant in ms. One has no installers, and
 * one has a note too short to be shown (R17).
 */
export const demoReleases = (now: number) =>
  RELEASES.map(([version, daysAgo, notes]) => {
    const installer = `https://downloads.holeshot.example/holeshot-${version}`;
    const isPublished = !version.endsWith('beta');
    return {
      version,
      notes: notes.split('|'),
      releasedAt: new Date(now - daysAgo * DAY_MS),
      windowsInstallers: isPublished ? [`${installer}-setup.exe`] : [],
      macInstallers: isPublished ? [`${installer}.dmg`] : [],
    };
  });
