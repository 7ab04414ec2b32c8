import path from 'node:path';
import { baseConfig, projectRoot } from '@holeshot/build';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/** The catalogue as one ordinary development bundle, without federation. */
export const catalogueConfig = (): Configuration => ({
  ...baseConfig({ namespace: 'catalogue', side: 'browser', mode: 'development' }),
  name: 'catalogue',
  entry: path.join(projectRoot, 'tools/catalogue/main.tsx'),
  output: { publicPath: '/', uniqueName: 'catalogue' },
  plugins: [
    new rspack.HtmlRspackPlugin({ template: path.join(projectRoot, 'tools/catalogue/index.html') }),
    new ReactRefreshRspackPlugin(),
  ],
});
