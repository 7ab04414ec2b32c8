import { existsSync } from 'node:fs';
import path from 'node:path';

/** `from './x'`, `import './x'`, and `import('./x')` with a comment for the bundler. */
const RELATIVE = /(\bfrom\s*|\bimport\s*|\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?)(['"])(\.{1,2}\/[^'"]*)\2/g;

/** Adds the extensions that Node requires to the relative imports of a file. */
export const withExtensions = (code: string, file: string): string =>
  code.replace(RELATIVE, (whole, before: string, quote: string, specifier: string) => {
    const target = path.join(path.dirname(file), specifier);
    const ending = ['.js', '/index.js'].find((one) => existsSync(target + one));
    return ending ? before + quote + specifier + ending + quote : whole;
  });
