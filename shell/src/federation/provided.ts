import * as client from '@holeshot/client';
import * as platform from '@holeshot/platform';
import * as uiBase from '@holeshot/ui/base';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

declare const PROVIDED_VERSIONS: Record<string, string>;

/**
 * The modules that exist once in a page, whoever uses them: the same table feeds the browser's share scope and
 * the server's `require`. `shared/build/src/provided-names.ts` lists the names for the remotes' builds.
 */
export const provided: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@holeshot/client': client,
  '@holeshot/platform': platform,
  '@holeshot/ui/base': uiBase,
};

export const providedVersions: Record<string, string> = PROVIDED_VERSIONS;
