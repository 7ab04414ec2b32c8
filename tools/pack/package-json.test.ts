import { packedJson } from './package-json';

test('a packed package has JavaScript with declarations, ranges, and React from its remote', () => {
  const source = {
    name: '@holeshot/ui',
    version: '1.2.0',
    sideEffects: false,
    exports: { '.': './src/index.ts', './base': './src/base.tsx', './package.json': './package.json' },
    dependencies: { '@holeshot/client': '2.7.0', react: '19.3.1' },
  };
  expect(packedJson(source, { dependencies: { jest: '30.5.2' }, bin: { x: './bin/x.mjs' } })).toEqual({
    name: '@holeshot/ui',
    version: '1.2.0',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './base': { types: './dist/base.d.ts', default: './dist/base.js' },
      './package.json': './package.json',
    },
    bin: { x: './bin/x.mjs' },
    dependencies: { '@holeshot/client': '^2.7.0', jest: '^30.5.2' },
    peerDependencies: { react: '^19.3.1' },
    engines: { node: '>=20.19.0' },
  });
});
