import type { RemoteName } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: contents;
`;

interface RemoteRootProps {
  name: RemoteName;
  children?: ReactNode;
  /**
   * The server's HTML, to be kept as it is where the remote that would bring it to life did not arrive. It is
   * the page's own, so it is as safe as the page.
   */
  html?: string;
}

/** The element a remote's page stands in. */
export function RemoteRoot({ name, children, html }: RemoteRootProps) {
  if (html === undefined) return <Root data-remote={name}>{children}</Root>;
  return <Root data-remote={name} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}

/** What the server rendered for a remote, before anything takes it over. */
export const findServerHtml = (name: RemoteName): string | undefined =>
  document.querySelector(`[data-remote="${name}"]`)?.innerHTML;
