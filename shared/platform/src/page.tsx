import { type Client, FetchError, toFailure } from '@holeshot/client';
import type { PageMeta } from '@holeshot/contract';
import { type ComponentType, useEffect } from 'react';
import { RouteError } from './route-error';
import type { Params } from './site';

export interface PageArgs {
  /** of the route's pattern */
  params: Params;
  url: URL;
  client: Client;
  /** the clock, read once for server and browser alike */
  nowMs: number;
}

export interface PageDefinition<Data> {
  /** Everything the page shows, JSON-able. Independent calls side by side. Throws `FetchError` when the page has no sense without. */
  load: (args: PageArgs) => Promise<Data>;
  /**
   * The query parameters that `load` reads: a change of others, such as of the open tab, keeps the data and asks
   * nothing of the API. Without the list every change loads.
   */
  reads?: readonly string[];
  View: ComponentType<{ data: Data }>;
  /**
   * Name of the lazy part that the view shows of this data at this address, such as the open tab. Its chunk, named
   * `<route>.<part>`, is then sent along with the page.
   */
  partOf?: (data: Data, url: URL) => string | undefined;
  meta: (data: Data) => PageMeta;
  /** what stands there while the page is on its way; final heights, no motion */
  Skeleton: ComponentType;
}

/** What the shell mounts as a route. */
export interface PageModule {
  /** Throws `RouteError` for what a call of the API answers with an error. */
  loader: (args: PageArgs) => Promise<unknown>;
  Component: ComponentType<{ data: unknown }>;
  meta: (data: unknown) => PageMeta;
  Skeleton: ComponentType;
  /** as in the definition */
  reads?: readonly string[];
  /** as in the definition */
  partOf: (data: unknown, url: URL) => string | undefined;
}

export const SITE_TITLE = 'Holeshot';

export const pageTitle = (title: string): string =>
  title === SITE_TITLE ? title : `${title} · ${SITE_TITLE}`;

/** Makes a route of a page: loader, view, head data. */
export function definePage<Data>(page: PageDefinition<Data>): PageModule {
  function Component({ data: loaded }: { data: unknown }) {
    const data = loaded as Data;
    const { title } = page.meta(data);
    useEffect(() => {
      document.title = pageTitle(title);
    }, [title]);
    return <page.View data={data} />;
  }

  return {
    async loader(args) {
      try {
        return await page.load(args);
      } catch (error) {
        if (!(error instanceof FetchError) || error.status === null) throw error;
        throw new RouteError(error.status, error.message.replace(/^\d+ /, ''), toFailure(error, error.url));
      }
    },
    Component,
    meta: (data) => page.meta(data as Data),
    Skeleton: page.Skeleton,
    partOf: (data, url) => page.partOf?.(data as Data, url),
    ...(page.reads ? { reads: page.reads } : {}),
  };
}
