/** The part of package-lock.json that this tool uses. */
export interface PackageLock {
  packages: Record<string, LockEntry>;
}

interface LockEntry {
  version?: string;
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const SYSTEMS: Record<string, string> = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
};
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'ppc64le',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
];

/**
 * Adds entries for optional platform packages. npm leaves them out when the registry lacks them, and then `npm ci`
 * rejects the lock, even on other platforms.
 */
export function completeLock(lock: PackageLock): { lock: PackageLock; added: string[] } {
  const packages = { ...lock.packages };
  const added: string[] = [];
  for (const [owner, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = getPlatform(name);
      const hasEntry = `${owner}/node_modules/${name}` in packages || `node_modules/${name}` in packages;
      if (hasEntry || !platform) continue;
      added.push(name);
      packages[`node_modules/${name}`] = {
        version: range.replace(/^[\^~>=v]*/, ''),
        ...(entry.dev ? { dev: true } : {}),
        optional: true,
        ...platform,
      };
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/** Reads os and cpu from the name of a platform package. */
function getPlatform(name: string): Pick<LockEntry, 'os' | 'cpu'> | undefined {
  const parts = name.split(/[/\-_]/);
  const os = parts.map((part) => SYSTEMS[part]).find((system) => system !== undefined);
  const cpu = PROCESSORS.find((processor) => parts.includes(processor));
  if (!os && !cpu) return undefined;
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}) };
}
