import { remoteBuild } from '@holeshot/build';
import { manifest } from '../../../mf-race/manifest';
import { compileBuilds } from '../../../tools/build/compile-builds';

/*
 * Builds mf-race twice from the same sources, the second time with one text replaced: `build-variant.ts <from> <to>`.
 * Prints both manifests. A process of its own, because Rspack does not load inside Jest.
 */
const [from, to] = process.argv.slice(2);
const loader = new URL('../../../tools/rehearse/replace-text.cjs', import.meta.url).pathname;
const rules = [{ test: /mf-race\/src\/.*\.tsx$/, enforce: 'pre' as const, loader, options: { from, to } }];
const builds = [remoteBuild({ manifest }), remoteBuild({ manifest, rules })];
console.log(JSON.stringify(await compileBuilds({ log: () => undefined, builds })));
