import { useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { PlatformContext } from './platform';

export interface SiteLinkProps extends LinkProps {
  /** an href made by `@holeshot/contract`, or a query string that changes the current page's */
  to: string;
}

const isServer = typeof document === 'undefined';

/** A link inside the site. Prefetches its page on hover, focus and touch. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const platform = useContext(PlatformContext);
  if (isServer && to.startsWith('/')) {
    // the same HTML; React Router resolves every address, a tenth of the server's time for a page of hundreds of links
    const { replace, preventScrollReset, ...attributes } = rest;
    return <a {...attributes} href={to} />;
  }
  const prefetch = () => platform?.prefetch(to);
  return (
    <Link
      to={to}
      discover="none"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...rest}
    />
  );
}
