import type { FastifyInstance } from 'fastify';
import type { TestBrowser } from './browser';

/** The query parameters with which the provider redirects to the site. */
interface SignInReturn {
  code: string;
  state: string;
}

/** Sign-ins by the development provider of an app that listens at `origin`. */
export function openProvider(app: FastifyInstance, origin: string) {
  const headers = { host: new URL(origin).host };
  return {
    /** Starts a sign-in, chooses a person at the provider, and returns the parameters of its redirect to `/account`. */
    async choose(
      browser: TestBrowser,
      personId: string,
      login = '/api/public/auth/login',
    ): Promise<SignInReturn> {
      const start = await browser.request({ url: login, headers });
      const page = new URL(String(start.headers.location));
      if (page.origin !== origin) throw new Error(`The sign-in led to ${page.href}`);
      page.searchParams.set('person', personId);
      const back = await app.inject({ url: page.pathname + page.search, headers });
      const { searchParams, pathname } = new URL(String(back.headers.location));
      if (pathname !== '/account') throw new Error(`The provider led back to ${pathname}`);
      return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
    },
    /** Signs in with these parameters. */
    finish: (browser: TestBrowser, { code, state }: SignInReturn) =>
      browser.request({
        url: `/api/public/auth/code/${encodeURIComponent(code)}?state=${encodeURIComponent(state)}`,
        headers,
      }),
  };
}
