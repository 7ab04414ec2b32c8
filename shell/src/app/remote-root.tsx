import type { RemoteName } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: contents;
`;

interface RemoteRootProps {
  name: RemoteName;
  children?: ReactNode;
  /** The server's HTML, kept as is when the remote failed to load. It comes from this page, so it is safe to insert. */
  html?: string;
}

/** The element around a remote's page. */
export function RemoteRoot({ name, children, html }: RemoteRootProps) {
  if (html === undefined) return <Root data-remote={name}>{children}</Root>;
  return <Root data-remote={name} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

/** The server-rendered HTML of a remote's page. Call before hydration. */
export const findServerHtml = (name: RemoteName): string | undefined =>
  document.querySelector(`[data-remote="${name}"]`)?.innerHTML;
