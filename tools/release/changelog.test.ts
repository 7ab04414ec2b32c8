import { addRelease } from './changelog';

const OLDER = '## 1.0.0 (2026-11-23)\n\n- The first one.\n';

it('moves the unreleased notes under the heading of the release', () => {
  const changelog = `# Changelog\n\n## Unreleased\n\n- Faster.\n\n${OLDER}`;
  expect(addRelease(changelog, '1.1.0', '2026-12-01')).toBe(
    `# Changelog\n\n## Unreleased\n\n## 1.1.0 (2026-12-01)\n\n- Faster.\n\n${OLDER}`,
  );
});

it.each([
  ['there are no notes', `# Changelog\n\n## Unreleased\n\n${OLDER}`],
  ['there is no such heading', `# Changelog\n\n${OLDER}`],
])('refuses when %s', (_, changelog) => {
  expect(() => addRelease(changelog, '1.1.0', '2026-12-01')).toThrow('CHANGELOG.md');
});
