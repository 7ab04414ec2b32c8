/** What `npm ci` reads of package-lock.json. */
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
 * Adds the optional platform packages that a registry without them made npm leave out: `npm ci` refuses a lock
 * whose optional dependencies have no entry, even for other systems than its own.
 */
export function completeLock(lock: PackageLock): { lock: PackageLock; added: string[] } {
  const packages = { ...lock.packages };
  const added: string[] = [];
  for (const [owner, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      const isThere = `${owner}/node_modules/${name}` in packages || `node_modules/${name}` in packages;
      if (isThere || !platform) continue;
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

/** System and processor from a platform package's name; undefined for a name that has neither. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu'> | undefined {
  const parts = name.split(/[/\-_]/);
  const os = parts.map((part) => SYSTEMS[part]).find((system) => system !== undefined);
  const cpu = PROCESSORS.find((processor) => parts.includes(processor));
  if (!os && !cpu) return undefined;
  return { ...(os ? { os: [os] } : {}), ...(cpu ? { cpu: [cpu] } : {}) };
}
