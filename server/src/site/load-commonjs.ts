import { readFile } from 'node:fs/promises';
import vm from 'node:vm';

/**
 * Runs a server build (one CommonJS file) and returns its exports. `require` returns Node's own modules and throws for
 * any other, so that no build contains a second React. Uses `vm.compileFunction`, because V8 never frees a `vm.Script`:
 * that leaks 52 kB per build.
 */
export async function loadCommonJs(file: string): Promise<unknown> {
  const code = await readFile(file, 'utf8');
  const module = { exports: {} as unknown };
  const requireBuiltin = (name: string): unknown => {
    const builtin: unknown = process.getBuiltinModule(name as 'node:fs');
    if (builtin) return builtin;
    throw new Error(`${file} requires ${name}, which is no part of Node`);
  };
  vm.compileFunction(code, ['module', 'exports', 'require', '__filename'], { filename: file })(
    module,
    module.exports,
    requireBuiltin,
    file,
  );
  return module.exports;
}
