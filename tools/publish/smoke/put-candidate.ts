import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildManifest, ShellOfSite } from '@holeshot/contract/wire';
import type { BrowserContext, Request, Route } from 'playwright-core';
import { replaceRemote, replaceShell } from '../../dev/page-state';

/** A finished build that no site has yet. */
export interface Candidate {
  folder: string;
  manifest: BuildManifest;
}

interface Options {
  /** scheme and host */
  site: string;
  /** the shell of the pages: one of the site, or the candidate */
  shell: Pick<ShellOfSite, 'buildId' | 'entry'>;
  candidate: Candidate;
  /** called with the site's own response for each page */
  onPage: (page: { status: number; html: string }) => void;
}

const POLICY = 'content-security-policy';
/** Headers about the body of the site's own response. */
const BODY_HEADERS = ['content-encoding', 'content-length', 'etag'];

/**
 * Serves the candidate, from its folder, and a shell to the pages of a browser context. Everything else comes from the
 * site, to which nothing is written: other requests than GET and HEAD, and those to other sites, get an empty response.
 */
export async function putCandidate(context: BrowserContext, options: Options): Promise<void> {
  const { site, shell, candidate, onPage } = options;
  const { name, buildId, remote } = candidate.manifest;
  const ownFiles = `/builds/${name}/${buildId}/`;

  async function answerPage(route: Route): Promise<void> {
    const response = await route.fetch();
    const html = await response.text();
    onPage({ status: response.status(), html });
    const headers = Object.fromEntries(
      Object.entries(response.headers()).filter(([name]) => !BODY_HEADERS.includes(name)),
    );
    const withRemote = remote ? replaceRemote(html, candidate.manifest)?.html : html;
    const page = withRemote && replaceShell(withRemote, { shell, policy: headers[POLICY] ?? '' });
    if (!page) return route.fulfill({ response });
    // the site does not know the pages of a new remote
    return route.fulfill({ status: 200, headers: { ...headers, [POLICY]: page.policy }, body: page.html });
  }

  await context.route('**/*', async (route: Route, request: Request) => {
    const url = new URL(request.url());
    if (url.origin !== site || !['GET', 'HEAD'].includes(request.method()))
      return route.fulfill({ status: 204 });
    if (url.pathname.startsWith(ownFiles)) {
      const file = path.join(candidate.folder, url.pathname.slice(ownFiles.length));
      return route.fulfill(existsSync(file) ? { path: file } : { status: 404 });
    }
    if (request.resourceType() === 'document' && request.frame().parentFrame() === null)
      return answerPage(route);
    return route.continue();
  });
}
