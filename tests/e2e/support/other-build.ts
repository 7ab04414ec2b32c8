import { copyBuild } from '../../../tools/rehearse/copy-build';

/** Words of the event page, and their replacement in the other build. */
export const WORD = 'Hosted by';
export const OTHER_WORD = 'Flown with';

/** Makes a build of mf-race that has `OTHER_WORD` on the event page. Remove it with `removeCopies`. */
export const makeOtherBuild = () => copyBuild('mf-race', { code: [`"${WORD}"`, `"${OTHER_WORD}"`] });
