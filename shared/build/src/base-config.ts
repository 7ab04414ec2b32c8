import path from 'node:path';
import { FONT_FIRST_LETTERS, FONT_OTHER_LETTERS } from '@holeshot/contract';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import type { BuildMode } from './build-set';
import { isInstalled, projectRoot } from './paths';

const inModules = (file: string): string => path.join(projectRoot, 'node_modules', file);

/** Libraries that only run after hydration; leaving them out of server builds saves megabytes. */
const BROWSER_ONLY: Record<string, false> = {
  echarts: false,
  'echarts-for-react': false,
  'maplibre-gl': false,
  'mapbox-gl': false,
  '@googlemaps/js-api-loader': false,
  'world-atlas': false,
  'react-datepicker': false,
  'react-image-crop': false,
};

/** Our TypeScript sources, and our packages in `node_modules`, which have styles, too. */
const SCRIPTS = /\.tsx?$|[\\/]node_modules[\\/]@holeshot[\\/].+\.js$/;

/** Files that code references by url. */
const ASSETS = /\.(woff2|css)$|maplibre-gl-worker\.mjs$/;

/** The features that the styles use: kerning, tabular and lining numerals, weights. Others would add more glyphs. */
const FONT_FEATURES = ['kern', 'tnum', 'lnum', 'rvrn'];

const fontSubset = (resourceQuery: RegExp, unicodeRange: string): RuleSetRule => ({
  test: /\.woff2$/,
  resourceQuery,
  loader: path.join(import.meta.dirname, 'subset-font.cjs'),
  options: { unicodeRange, keepFeatures: FONT_FEATURES },
});

const FONT_SUBSETS = [
  fontSubset(/first-letters/, FONT_FIRST_LETTERS),
  fontSubset(/other-letters/, FONT_OTHER_LETTERS),
];

/** Node keeps the source of a server build in memory, in two bytes per letter unless it is ASCII. Its names stay, for traces. */
const MINIFY = {
  browser: { compress: { passes: 4 }, mangle: true, format: { comments: false } },
  server: { compress: false, mangle: false, format: { comments: false, asciiOnly: true } },
} as const;

interface BaseOptions {
  /** of styled-components' class names; equal for browser and server */
  namespace: string;
  side: 'browser' | 'server';
  mode: BuildMode;
}

/** The configuration that all builds share. */
export function baseConfig({ namespace, side, mode }: BaseOptions): Configuration {
  const isHot = mode === 'development' && side === 'browser' && !isInstalled;
  const styled = side === 'browser' ? 'styled-components.browser.esm.js' : 'styled-components.esm.js';
  return {
    mode,
    devtool: isHot ? 'cheap-module-source-map' : false,
    context: projectRoot,
    target: side === 'browser' ? ['web', 'es2022'] : 'node20',
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: {
        'styled-components$': inModules(`styled-components/dist/${styled}`),
        // the exports of the package resolve to its development files
        'react-router$': inModules('react-router/dist/production/index.mjs'),
        'react-router/dom$': inModules('react-router/dist/production/dom-export.mjs'),
        // only the development code of styled-components imports it
        ...(mode === 'production' ? { '@emotion/is-prop-valid$': false } : {}),
        ...(side === 'server' ? BROWSER_ONLY : {}),
      },
    },
    module: {
      rules: [scriptRule(namespace, isHot), { test: ASSETS, type: 'asset/resource' }, ...FONT_SUBSETS],
    },
    // the default is the project's path on the build machine
    plugins: [new rspack.DefinePlugin({ 'import.meta.url': '"file:///holeshot"' })],
    performance: false,
    optimization: {
      // hashes of paths would differ between machines: the federation plugin has an absolute path in a module's name
      ...(mode === 'production' ? { moduleIds: 'natural', chunkIds: 'natural' } : {}),
      minimize: mode === 'production',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: MINIFY[side] }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    // maplibre-gl builds the url of its worker from an expression, react-datepicker the name of an optional package
    ignoreWarnings: [{ module: /maplibre-gl/ }, { module: /react-datepicker/ }],
    stats: 'errors-warnings',
    // the federation plugin warns of `publicPath: 'auto'`, with which a build works at any address
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * The styled-components plugin is required: without it class ids are counted per process, and a server that renders
 * several builds would send classes that the browser's build does not have.
 */
function scriptRule(namespace: string, isHot: boolean): RuleSetRule {
  return {
    test: SCRIPTS,
    use: {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          // `development` would import react/jsx-dev-runtime, which is not shared
          transform: { react: { runtime: 'automatic', development: false, refresh: isHot } },
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
