import { accountProperties, signIn } from '@holeshot/contract/paths';
import type { PatreonServer } from '../../../server/src/outside/testing/patreon-server';

/** A browser whose requests go to a given process each, as a balancer may route them. */
export interface PatreonBrowser {
  /** Begins a sign-in at one process, and finishes it at another. Resolves to a sentence when that fails. */
  signIn(beginsAt: string, endsAt: string): Promise<string | undefined>;
  /** Saves a handle. Resolves to a sentence when the site refuses. */
  saveHandle(at: string, handle: string): Promise<string | undefined>;
  readHandle(at: string): Promise<unknown>;
}

/** Opens the browser of the person whom the stand-in for Patreon signs in. */
export function openPatreonBrowser(patreon: PatreonServer): PatreonBrowser {
  const cookies = new Map<string, string>();
  const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const describeFailure = async (what: string, response: Response): Promise<string | undefined> =>
    response.status === 200 ? undefined : `${what} gave ${response.status} ${await response.text()}`;

  patreon.people.set('1', { userId: '1', memberId: 'm1', status: 'active_patron', tiers: ['Pilot'] });
  patreon.visitor = '1';
  return {
    async signIn(beginsAt, endsAt) {
      const begun = await ask(beginsAt + signIn);
      const allowed = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' });
      const { searchParams } = new URL(allowed.headers.get('location') ?? '');
      const [code, state] = [searchParams.get('code'), searchParams.get('state')];
      return describeFailure('a sign-in', await ask(`${endsAt}/api/public/auth/code/${code}?state=${state}`));
    },
    async saveHandle(at, handle) {
      const body = JSON.stringify({ Handle: handle });
      const response = await ask(at + accountProperties, { method: 'POST', body });
      const faults = await response.clone().text();
      return (await describeFailure('a save', response)) ?? (faults === '' ? undefined : faults);
    },
    async readHandle(at) {
      const properties = (await (await ask(at + accountProperties)).json()) as {
        name: string;
        value: unknown;
      }[];
      return properties.find(({ name }) => name === 'Handle')?.value;
    },
  };
}
