const UNRELEASED = '## Unreleased\n';

/**
 * Moves the notes under "Unreleased" below the heading of a release, and leaves "Unreleased" empty above it. `day` is a
 * date such as `2026-11-23`. Throws when there are no notes.
 */
export function addRelease(changelog: string, version: string, day: string): string {
  const [before, rest] = changelog.split(UNRELEASED);
  if (before === undefined || rest === undefined)
    throw new Error('CHANGELOG.md has no heading "## Unreleased".');
  const [notes = ''] = rest.split(/^## /m);
  if (notes.trim() === '') throw new Error('CHANGELOG.md says nothing under "Unreleased".');
  return `${before}${UNRELEASED}\n## ${version} (${day})\n${rest}`;
}
