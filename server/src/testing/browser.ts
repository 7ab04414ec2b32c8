import type { FastifyInstance, InjectOptions } from 'fastify';

/** A browser's cookies, for requests to an instance without a port. */
export interface TestBrowser {
  cookies: Map<string, string>;
  request(options: InjectOptions | string): Promise<Awaited<ReturnType<FastifyInstance['inject']>>>;
}

/** A browser that keeps the cookies of `app`'s answers and sends them back, as one of its own pages. */
export function openBrowser(app: FastifyInstance): TestBrowser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async request(options) {
      const { headers, ...rest } = typeof options === 'string' ? { url: options, headers: {} } : options;
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await app.inject({
        ...rest,
        headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }), ...headers },
      });
      for (const { name, value, maxAge } of response.cookies) {
        if (value === '' || maxAge === 0) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
  };
}
