import type { Compiler, MultiCompiler } from '@rspack/core';

/** Compiles once. Rejects with the compiler's messages when it finds errors. */
export const runCompiler = (compiler: Compiler | MultiCompiler): Promise<void> =>
  new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ preset: 'errors-only' })));
        else resolve();
      });
    });
  });
