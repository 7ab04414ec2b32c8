const { TestEnvironment } = require('jest-environment-node');

/** The idle databases of this Jest worker. They are made outside the test files, which they outlive. */
const engines = [];
const databases = [];

/** Node, with the functions that `server/src/testing/test-engine.ts` and `test-database.ts` declare. */
module.exports = class DatabaseEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    global.takeIdleEngine = () => engines.pop();
    global.returnEngine = (engine) => engines.push(engine);
    global.createEngine = () => {
      const { pg_trgm } = require('@electric-sql/pglite/contrib/pg_trgm');
      const { unaccent } = require('@electric-sql/pglite/contrib/unaccent');
      return require('@electric-sql/pglite').PGlite.create({ extensions: { pg_trgm, unaccent } });
    };
    global.takeIdleDatabase = () => databases.pop();
    global.returnDatabase = (name) => databases.push(name);
    // Fastify looks for the name of each plugin among all modules, which is slow in Jest
    global.Function.prototype[Symbol.for('fastify.display-name')] = 'plugin';
  }
};
