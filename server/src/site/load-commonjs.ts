import { readFile } from 'node:fs/promises';
import vm from 'node:vm';

/**
 * Runs a server build (one CommonJS file) and returns its exports. `provided` answers its `require`, then Node's own
 * modules; anything else throws, so that no build brings a second React.
 * `vm.compileFunction` and not `vm.Script`, which V8 keeps: 52 kB a build were lost with it.
 */
export async function loadCommonJs(file: string, provided: Record<string, unknown>): Promise<unknown> {
  const code = await readFile(file, 'utf8');
  const module = { exports: {} as unknown };
  const requireProvided = (name: string): unknown => {
    if (Object.hasOwn(provided, name)) return provided[name];
    const builtin: unknown = process.getBuiltinModule(name as 'node:fs');
    if (builtin) return builtin;
    throw new Error(`${file} asks for ${name}, which the shell does not provide`);
  };
  vm.compileFunction(code, ['module', 'exports', 'require', '__filename'], { filename: file })(
    module,
    module.exports,
    requireProvided,
    file,
  );
  return module.exports;
}
