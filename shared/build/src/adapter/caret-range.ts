const getParts = (version: string): number[] => version.split('.').map(Number);

/**
 * Whether a version satisfies a caret range: `^19.3.1` accepts 19.3.1 and 19.9.0, and rejects 19.3.0 and 20.0.0. Other
 * ranges and prerelease versions (`1.0.0-rc.1`) are rejected. Every remote's entry contains this; `semver` is too
 * large.
 */
export function satisfiesCaret(version: string, range: string): boolean {
  if (!range.startsWith('^')) return false;
  const minimum = getParts(range.slice(1));
  const provided = getParts(version);
  if (![...minimum, ...provided].every(Number.isInteger)) return false;
  // below 1.0.0 the first part that is not 0 acts as the major version
  const significant = minimum.findIndex((part) => part > 0);
  const firstDifference = minimum.findIndex((part, index) => part !== provided[index]);
  if (firstDifference === -1) return true;
  return (
    firstDifference > significant &&
    significant !== -1 &&
    Number(provided[firstDifference]) > Number(minimum[firstDifference])
  );
}
