import type { PublicRead } from './public-read';

export interface PathMatch {
  read: PublicRead;
  params: Record<string, string>;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}

/**
 * Finds the read of a path the way the HTTP router does: a query, repeated slashes and a trailing slash don't count.
 * The returned function gives undefined for a path that no read has.
 */
export function createPathMatcher(reads: readonly PublicRead[]): (path: string) => PathMatch | undefined {
  const split = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
  const patterns = reads.map((read) => ({ read, pattern: split(read.path) }));
  return (path) => {
    const segments = split(path.split(/[?#]/, 1)[0] ?? '').map(decode);
    if (!segments.every((segment) => segment !== undefined)) return undefined;
    for (const { read, pattern } of patterns) {
      const params = matchSegments(pattern, segments);
      if (params) return { read, params };
    }
    return undefined;
  };
}
