import path from 'node:path';
import { type BuildSet, remoteBuild } from '@holeshot/build';
import type { RemoteManifest } from '@holeshot/contract';
import { manifest as account } from '../../mf-account/manifest';
import { manifest as race } from '../../mf-race/manifest';

interface Replacement {
  /** end of the path of the file */
  file: RegExp;
  from: string;
  to: string;
}

/** A build from the current sources, with one text replaced. */
const buildWith = (manifest: RemoteManifest, { file, from, to }: Replacement): BuildSet => {
  const loader = path.join(import.meta.dirname, 'replace-text.cjs');
  return remoteBuild({ manifest, rules: [{ test: file, enforce: 'pre', loader, options: { from, to } }] });
};

const HOSTED_BY = { file: /mf-race\/src\/event\/hosted-by\.tsx$/, from: 'Hosted by' };

/** The words for the host on event pages, with the stable and the changed build. */
export const HOST_WORDS = { stable: 'Hosted by', changed: 'Brought to you by' };

/** The title of the account page, with the stable and the changed build. */
export const ACCOUNT_WORDS = { stable: 'Your Account', changed: 'Your Own Account' };

/** mf-race with another word on event pages. */
export const changedRace = (): BuildSet => buildWith(race, { ...HOSTED_BY, to: HOST_WORDS.changed });

/** mf-race whose event pages throw in browsers, and only there. */
export const brokenRace = (): BuildSet =>
  buildWith(race, {
    ...HOSTED_BY,
    to: '{(() => { if ("document" in globalThis) throw new Error("a gate fell over"); return "Hosted by"; })()}',
  });

/** mf-account with another heading. */
export const changedAccount = (): BuildSet =>
  buildWith(account, {
    file: /mf-account\/src\/account\/account-page\.tsx$/,
    from: ACCOUNT_WORDS.stable,
    to: ACCOUNT_WORDS.changed,
  });
