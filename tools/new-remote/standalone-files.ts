import { DEPENDENCIES, getTitle, json, pickVersions, sourceFiles, type Versions } from './templates';

const DEV_DEPENDENCIES = ['@holeshot/build', '@holeshot/testing', '@testing-library/react'];
const TYPES = ['@types/jest', '@types/node', '@types/react', 'typescript'];

/**
 * The files of a repository for the remote `mf-<short>`, by their paths. `versions` has the ranges for its
 * package.json. Throws when it lacks one.
 */
export function standaloneFiles(short: string, versions: Versions): Record<string, string> {
  const name = `mf-${short}`;
  return {
    ...sourceFiles(short, getTitle(short)),
    'package.json': json({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        dev: 'holeshot dev',
        build: 'holeshot build',
        check: 'tsc && jest',
        publish: 'holeshot publish',
        rollout: 'holeshot rollout',
        registry: 'holeshot registry',
        test: 'jest',
      },
      dependencies: pickVersions(versions, DEPENDENCIES),
      devDependencies: pickVersions(versions, [...DEV_DEPENDENCIES, ...TYPES].sort()),
      jest: { preset: '@holeshot/testing' },
      engines: { node: '>=20.19.0' },
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'es2023',
        lib: ['es2023', 'es2024.string', 'dom', 'dom.iterable'],
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        verbatimModuleSyntax: true,
        skipLibCheck: true,
        noEmit: true,
        types: ['node', 'jest', '@testing-library/jest-dom'],
      },
      include: ['src', '*.ts'],
    }),
    '.gitignore': 'node_modules/\ndist/\n',
    '.github/workflows/ci.yml': workflowFile(name),
    'README.md': readmeFile(name, short),
  };
}

const workflowFile = (name: string): string => `name: ${name}
on: push
jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 20, cache: npm }
      - run: npm ci
      - run: npm run check
      - run: npm run build
      - if: github.ref == 'refs/heads/main' && vars.SITE != ''
        run: npm run publish -- ${name} --site \${{ vars.SITE }}
        env:
          HOLESHOT_TOKEN: \${{ secrets.HOLESHOT_TOKEN }}
`;

const readmeFile = (name: string, short: string): string => `# ${name}

The pages under \`/${short}\` of a Holeshot site: a remote in a repository of its own. You need Node 20.19 or newer.

\`\`\`sh
npm ci
npm run dev -- ${name} --site https://races.example.org       # the site's pages with yours, reloaded when you save
npm run check                                                # types and tests
npm run publish -- ${name} --site https://races.example.org   # prints the build's id
npm run rollout -- ${name} start --build <id> --site https://races.example.org
\`\`\`

\`manifest.ts\` lists the pages, their first API calls and the item in the site's menu; \`src/remote.ts\` connects them to
the code. \`budget.json\` limits the bytes of the entry and of each page. The admin of the site gives the publish token:
put it in the variable \`HOLESHOT_TOKEN\`.
`;
