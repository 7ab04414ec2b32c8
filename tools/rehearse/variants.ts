import path from 'node:path';
import { type BuildSet, buildsFolder } from '@holeshot/build';
import type { RemoteName } from '@holeshot/contract';
import { getBuild } from '../build/own-builds';
import { copyBuild } from './copy-build';

/** A copy of the current build with other code in one place, to publish. */
function copyWith(name: RemoteName, code: [from: string, to: string]): BuildSet {
  const { buildId } = copyBuild(name, { code, isSmall: true });
  return { ...getBuild(name), buildId, folder: path.join(buildsFolder, name, buildId) };
}

/** The words for the host on event pages, with the stable and the changed build. */
export const HOST_WORDS = { stable: 'Hosted by', changed: 'Brought to you by' };

/** The title of the account page, with the stable and the changed build. */
export const ACCOUNT_WORDS = { stable: 'Your Account', changed: 'Your Own Account' };

const quote = (words: { stable: string; changed: string }): [string, string] => [
  JSON.stringify(words.stable),
  JSON.stringify(words.changed),
];

/** mf-race with another word on event pages. */
export const changedRace = (): BuildSet => copyWith('mf-race', quote(HOST_WORDS));

/** mf-race whose event pages throw in browsers, and only there. */
export const brokenRace = (): BuildSet => {
  const [stable] = quote(HOST_WORDS);
  const broken = `(() => { if ("document" in globalThis) throw new Error("a gate fell over"); return ${stable}; })()`;
  return copyWith('mf-race', [stable, broken]);
};

/** mf-account with another heading. */
export const changedAccount = (): BuildSet => copyWith('mf-account', quote(ACCOUNT_WORDS));
