const { TestEnvironment } = require('jest-environment-node');
require('./keep-compiled.cjs');

/** The idle databases of this Jest worker. They are made outside the test files, which they outlive. */
const engines = [];
const databases = [];

/** The files of a new database, from which further engines start: making them takes seconds. */
let newFiles;

/** An engine with a new database, in memory or in the folder `dataDir`. */
async function createEngine(options) {
  const { pg_trgm } = require('@electric-sql/pglite/contrib/pg_trgm');
  const { unaccent } = require('@electric-sql/pglite/contrib/unaccent');
  const engine = await require('@electric-sql/pglite').PGlite.create({
    extensions: { pg_trgm, unaccent },
    loadDataDir: newFiles,
    ...options,
  });
  newFiles ??= await engine.dumpDataDir('none');
  return engine;
}

/** Node, with the functions that `server/src/testing/test-engine.ts` and `test-database.ts` declare. */
module.exports = class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    global.takeIdleEngine = () => engines.pop();
    global.returnEngine = (engine) => engines.push(engine);
    global.createEngine = createEngine;
    global.takeIdleDatabase = () => databases.pop();
    global.returnDatabase = (name) => databases.push(name);
    // Fastify looks for the name of each plugin among all modules, which is slow in Jest
    global.Function.prototype[Symbol.for('fastify.display-name')] = 'plugin';
  }
};
