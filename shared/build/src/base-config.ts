import path from 'node:path';
import { FONT_FIRST_LETTERS, FONT_OTHER_LETTERS } from '@holeshot/contract';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { projectRoot } from './paths';

const inModules = (file: string): string => path.join(projectRoot, 'node_modules', file);

/** Drawn only after hydration: on the server their imports lead nowhere, which keeps megabytes out of every build. */
const BROWSER_ONLY: Record<string, false> = {
  echarts: false,
  'echarts-for-react': false,
  'maplibre-gl': false,
  'mapbox-gl': false,
  '@googlemaps/js-api-loader': false,
  'world-atlas': false,
};

/** Files that code asks for by address. */
const ASSETS = /\.(woff2|css)$|maplibre-gl-worker\.mjs$/;

/** What the site's styles use: kerning, tabular and lining numerals, weights. Each other one brings letters of its own. */
const FONT_FEATURES = ['kern', 'tnum', 'lnum', 'rvrn'];

/** The part of a font that its import asks for. */
const fontPart = (resourceQuery: RegExp, unicodeRange: string): RuleSetRule => ({
  test: /\.woff2$/,
  resourceQuery,
  loader: path.join(import.meta.dirname, 'subset-font.cjs'),
  options: { unicodeRange, keepFeatures: FONT_FEATURES },
});

const FONT_PARTS = [
  fontPart(/first-letters/, FONT_FIRST_LETTERS),
  fontPart(/other-letters/, FONT_OTHER_LETTERS),
];

interface Base {
  /** of styled-components' class names; the same on both sides of one build */
  namespace: string;
  side: 'browser' | 'server';
}

/** What every build of the site has in common. */
export function baseConfig({ namespace, side }: Base): Configuration {
  const styled = side === 'browser' ? 'styled-components.browser.esm.js' : 'styled-components.esm.js';
  return {
    mode: 'production',
    devtool: false,
    context: projectRoot,
    target: side === 'browser' ? ['web', 'es2022'] : 'node20',
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        'styled-components$': inModules(`styled-components/dist/${styled}`),
        // asked by its development branches alone, which are not built
        '@emotion/is-prop-valid$': false,
        ...(side === 'server' ? BROWSER_ONLY : {}),
      },
    },
    module: { rules: [scriptRule(namespace), { test: ASSETS, type: 'asset/resource' }, ...FONT_PARTS] },
    performance: false,
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 4 }, mangle: true, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/**
 * The styled-components plugin is compulsory: without it class ids count up per process, and a server that
 * has rendered one build before another sends classes that the browser's build does not have.
 */
function scriptRule(namespace: string): RuleSetRule {
  return {
    test: /\.tsx?$/,
    use: {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: {
            plugins: [
              [
                '@swc/plugin-styled-components',
                {
                  displayName: false,
                  ssr: true,
                  pure: true,
                  namespace,
                  topLevelImportPaths: ['@holeshot/platform'],
                },
              ],
            ],
          },
        },
      },
    },
  };
}
