import { readFile } from 'node:fs/promises';
import { FONT_FIRST_LETTERS, FONT_OTHER_LETTERS } from '@holeshot/contract';
import type { FastifyPluginAsync } from 'fastify';
import { getIntegrity } from '../../builds/store/integrity';
import { SCRIPT_PATH, STYLES_PATH } from './page/paths';

const STYLES = ['base.css', 'lists.css'];

/** A file that pages of the admin area load. */
interface Asset {
  text: string;
  /** for the attribute `integrity` and the policy */
  integrity: string;
}

/** Reads a file of the folder `assets`. */
export async function readAsset(name: string): Promise<Asset> {
  const text = await readFile(new URL(`./assets/${name}`, import.meta.url), 'utf8');
  return { text, integrity: getIntegrity(text) };
}

/** The site's font, in two files by letters. */
const fontFaces = (urls: readonly string[]): string =>
  urls
    .map((url, index) => {
      const letters = index === 0 ? FONT_FIRST_LETTERS : FONT_OTHER_LETTERS;
      return `@font-face { font-family: "Archivo Narrow"; src: url("${url}") format("woff2"); font-weight: 400 700; font-display: swap; unicode-range: ${letters}; }\n`;
    })
    .join('');

interface AssetOptions {
  script: Asset;
  /** the addresses of the site's font, that of the first letters first; none without pages */
  getFontUrls: () => Promise<string[]>;
}

/** The styles and the script of the admin area's pages. Anybody may read them: the page of a refusal needs the styles. */
export const adminAssets: FastifyPluginAsync<AssetOptions> = async (app, { script, getFontUrls }) => {
  const files = await Promise.all(STYLES.map(readAsset));
  const styles = files.map(({ text }) => text).join('');
  const open = { config: { access: 'everyone' } } as const;
  app.get(STYLES_PATH, open, async (_request, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(fontFaces(await getFontUrls()) + styles),
  );
  app.get(SCRIPT_PATH, open, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script.text),
  );
};
