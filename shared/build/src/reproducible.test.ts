import { makeReproducible } from './reproducible';

it('equal builds in different folders become equal texts', () => {
  const build = (root: string, hashes: string) =>
    `// ${root}/a.js from ${encodeURIComponent(root)}%2Fb.js\nr.sriHashes={${hashes}};r.next={b:1,a:2}`;
  const [here, there] = [
    makeReproducible(build('/one', '13:"sha256-a/b+c=",7:"sha256-d"'), '/one'),
    makeReproducible(build('/another/place', '7:"sha256-d",13:"sha256-a/b+c="'), '/another/place'),
  ];
  expect(here).toBe(there);
  expect(here).toContain('sriHashes={13:"sha256-a/b+c=",7:"sha256-d"};r.next={b:1,a:2}');
});
