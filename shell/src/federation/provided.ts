import * as client from '@holeshot/client';
import * as platform from '@holeshot/platform';
import * as uiBase from '@holeshot/ui/base';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/**
 * The modules that exist once in a page, whoever uses them: the same table is the browser's global and answers
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
