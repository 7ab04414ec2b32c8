import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { findOrInstallBrowser } from './browser/find-browser';
import { buildSite } from './build/build-site';
import { spawnJest } from './jest';

/** Moments and time zones to run the tests at. */
const MOMENTS: readonly [moment: string, timeZone: string, what: string][] = [
  ['2027-01-20T00:10Z', 'UTC', 'just after midnight'],
  ['2027-01-20T06:00Z', 'Pacific/Kiritimati', 'early, where the day is furthest ahead'],
  ['2027-01-20T12:00Z', 'America/Los_Angeles', 'noon'],
  ['2027-01-20T14:00Z', 'UTC', 'half past midnight in Adelaide'],
  ['2027-01-20T23:50Z', 'UTC', 'just before midnight'],
  ['2027-02-28T00:10Z', 'America/Los_Angeles', 'the last of February, which has not begun there'],
  ['2028-02-29T12:00Z', 'UTC', 'a leap day'],
  ['2026-12-31T23:50Z', 'Pacific/Kiritimati', 'the end of a year, which is over there'],
  ['2027-04-03T16:50Z', 'Australia/Adelaide', 'clocks went back in Adelaide'],
  ['2027-10-02T16:50Z', 'Australia/Adelaide', 'clocks went forward in Adelaide'],
  ['2027-03-14T10:20Z', 'America/Los_Angeles', 'clocks went forward in Los Angeles'],
  ['2027-10-31T01:20Z', 'Europe/London', 'clocks went back in Europe'],
];

const { values } = parseArgs({ options: { journeys: { type: 'boolean', default: false } } });
const hasJourneys = values.journeys;
if (hasJourneys) {
  await findOrInstallBrowser();
  await buildSite();
}
const runs = [
  [],
  ...(hasJourneys ? [['--config', 'jest.e2e.config.mjs', '--runInBand', 'race.e2e', 'event.e2e']] : []),
];
let failures = 0;
for (const [index, [moment, timeZone, what]] of MOMENTS.entries()) {
  process.stdout.write(`[${index + 1}/${MOMENTS.length}] ${moment}, ${timeZone}: ${what} … `);
  const outputs = [];
  for (const args of runs) outputs.push(await runJestAt(moment, timeZone, args));
  const failed = outputs.filter(({ code }) => code !== 0);
  console.log(outputs.map(({ text }) => /^Tests: +(.*)$/m.exec(text)?.[1] ?? 'no tests ran').join(' · '));
  for (const { text } of failed) console.log(text);
  failures += failed.length > 0 ? 1 : 0;
}
console.log(failures === 0 ? 'Passed at each moment' : `Failed at ${failures} of ${MOMENTS.length} moments`);
process.exit(failures === 0 ? 0 : 1);

async function runJestAt(moment: string, timeZone: string, args: readonly string[]) {
  // an offset rather than a moment, so that it is the same in all processes of a run
  const shiftSeconds = Math.round((Date.parse(moment) - Date.now()) / 1000);
  const shift = `${shiftSeconds < 0 ? '' : '+'}${shiftSeconds}s`;
  // file times stay real; the monotonic clock shifts as well, because otherwise Chromium hangs
  const options = { NO_FAKE_STAT: '1' };
  const child = spawnJest({
    args,
    under: ['faketime', '-f', shift],
    stdio: 'pipe',
    env: { ...options, TZ: timeZone, TEST_DATABASE_URL: '' },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      text += part;
    });
  const [code] = await once(child, 'close').catch(() => {
    console.error('\nThis needs faketime (Debian: apt install faketime, Homebrew: brew install libfaketime)');
    process.exit(1);
  });
  return { code: Number(code), text };
}
