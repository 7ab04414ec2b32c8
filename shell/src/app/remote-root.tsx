import type { RemoteName } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import type { ReactNode } from 'react';

const Root = styled.div`
  display: contents;
`;

/** The element a remote's page stands in. */
export function RemoteRoot({ name, children }: { name: RemoteName; children: ReactNode }) {
  return <Root data-remote={name}>{children}</Root>;
}

/** Finds what the server rendered for a remote, before anything takes it over. */
export const findServerHtml = (name: RemoteName): string | undefined =>
  document.querySelector(`[data-remote="${name}"]`)?.innerHTML;

/**
 * The server's HTML kept as it is, where the remote that would bring it to life did not arrive.
 * The HTML is the page's own, so it is as safe as the page.
 */
export function FrozenRoot({ name, html }: { name: RemoteName; html: string }) {
  return <Root data-remote={name} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
}
