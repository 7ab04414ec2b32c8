export interface DemoRelease {
  version: string;
  /** instant, ms */
  releasedAt: number;
  notes: string[];
  windowsInstallers: string[];
  macInstallers: string[];
}

const DAY_MS = 86_400_000;

const RELEASES: readonly [version: string, daysAgo: number, notes: string[]][] = [
  ['2.8.1', 9, ['Race clock no longer jumps when a stopped race is resumed', 'Fix']],
  [
    '2.8.0',
    31,
    ['Stages with their own time and point summaries', 'Double elimination keeps pilots on their channel'],
  ],
  [
    '2.7.3',
    64,
    ['HDZero low band channels', 'Faster start with many pilot photos', 'Lap editing keeps the selection'],
  ],
  ['2.7.2', 97, ['Sync repeats a race that was cut off half way']],
  [
    '2.7.0',
    140,
    ['Split gates in the position graph', 'Handicap starts', 'Time zone is stored with the event'],
  ],
  ['2.6.5', 212, ['Mac: sound plays through the chosen output', 'Pilots can be pasted as a list']],
  ['2.6.0', 330, ['Lap records per round', 'New channel colours', 'Smart minimum lap time']],
];

/**
 * The desktop app's releases, newest first; `now` is an instant in ms. One has no installers, and one has a
 * note too short to be shown (R17).
 */
export function demoReleases(now: number): DemoRelease[] {
  const files = RELEASES.map(([version, daysAgo, notes]) => ({
    version,
    releasedAt: now - daysAgo * DAY_MS,
    notes,
    windowsInstallers: [`https://downloads.holeshot.example/holeshot-${version}-setup.exe`],
    macInstallers: [`https://downloads.holeshot.example/holeshot-${version}.dmg`],
  }));
  const notPublished: DemoRelease = {
    version: '2.9.0-beta',
    releasedAt: now - 2 * DAY_MS,
    notes: ['Street League points after each round'],
    windowsInstallers: [],
    macInstallers: [],
  };
  return [notPublished, ...files];
}
