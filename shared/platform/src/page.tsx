import { type Client, type Failure, FetchError, isChunkError, toFailure } from '@holeshot/client';
import { isPermanentStatus, type JsonLd, type PageMeta, pageTitle } from '@holeshot/contract';
import { type ComponentType, useEffect } from 'react';
import { RouteError } from './route-error';
import type { Params } from './router';

export interface PageArgs {
  /** path parameters */
  params: Params;
  url: URL;
  client: Client;
  /** current time; put it into the data, so that server and browser render the same */
  nowMs: number;
  /** The page's current data while it reloads, by itself or for another query. Absent for a page that opens. */
  shown?: ShownPage;
}

export interface ShownPage {
  data: unknown;
  /** the page reloads by itself, not for another part of it */
  isOwnReload: boolean;
}

export interface PageDefinition<Data> {
  /** Loads all data of the page, serializable. Throws `FetchError` when a required call fails. */
  load: (args: PageArgs) => Promise<Data>;
  /**
   * Returns the shown data with a failure in the part that `url` requests, such as a tab, when that part did not load.
   * Without this function the failure replaces the page.
   */
  withFailedPart?: (shown: Data, failure: Failure, url: URL) => Data;
  /**
   * The query parameters that `load` reads. A change of any other, such as the open tab, does not load again. Without
   * this list every change of the query loads. `tab=replay` is read only as whether `tab` has that value.
   */
  searchParams?: readonly string[];
  View: ComponentType<{ data: Data }>;
  /**
   * Name of the lazy part that the page shows for this data at this address, such as the open tab. The server sends the
   * part's chunk, `<route>.<part>`, with the page.
   */
  partOf?: (data: Data, url: URL) => string | undefined;
  /** Head data. The browser sets the title whenever the page renders. */
  meta: (data: Data) => PageMeta;
  /** schema.org data of the head. Only the server calls it. */
  jsonLd?: (data: Data) => JsonLd | undefined;
  /** shown while the page loads; same heights as the page, no animation */
  Skeleton: ComponentType;
}

/** A page as the shell's routes use it. */
export interface PageModule {
  /** Throws `RouteError` when the API replied with an error. */
  loader: (args: PageArgs) => Promise<unknown>;
  Component: ComponentType<{ data: unknown }>;
  meta: (data: unknown) => PageMeta;
  Skeleton: ComponentType;
  /** see `PageDefinition` */
  searchParams?: readonly string[];
  /** see `PageDefinition` */
  partOf: (data: unknown, url: URL) => string | undefined;
}

const isTemporary = (error: unknown): boolean =>
  error instanceof FetchError ? !isPermanentStatus(error.status) : isChunkError(error);

/** Defines a page: its loader, view and head data. */
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
        const { shown, url } = args;
        if (shown && isTemporary(error)) {
          // A page that fails to reload by itself stays unchanged, and shows the age of its data.
          if (shown.isOwnReload) return shown.data;
          if (page.withFailedPart)
            return page.withFailedPart(shown.data as Data, toFailure(error, url.pathname + url.search), url);
        }
        if (!(error instanceof FetchError) || error.status === null) throw error;
        throw new RouteError(error.status, error.message.replace(/^\d+ /, ''), toFailure(error, error.url));
      }
    },
    Component,
    meta(data) {
      const jsonLd = page.jsonLd?.(data as Data);
      return { ...page.meta(data as Data), ...(jsonLd ? { jsonLd } : {}) };
    },
    Skeleton: page.Skeleton,
    partOf: (data, url) => page.partOf?.(data as Data, url),
    ...(page.searchParams ? { searchParams: page.searchParams } : {}),
  };
}
