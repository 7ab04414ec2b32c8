const vm = require('node:vm');

/** The modules that this worker has compiled, by their path. */
const compiled = new Map();

function compileOnce(code, parameters, { filename, parsingContext }) {
  const head = `(function (${parameters.join(', ')}) {`;
  const source = `${head}${code}\n})`;
  let module = compiled.get(filename);
  if (module?.source !== source) {
    const script = new vm.Script(source, {
      filename,
      columnOffset: -head.length,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    module = { source, script };
    compiled.set(filename, module);
  }
  return module.script.runInContext(parsingContext);
}

/*
 * Jest compiles each module again for each test file. A script, unlike a function, can run in the context of every test
 * file, which saves a quarter of the tests' processor time.
 */
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) =>
  (options?.parsingContext ? compileOnce : compileFunction)(code, parameters, options);
