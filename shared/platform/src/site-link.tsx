import { useContext } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { PlatformContext } from './platform';

export interface SiteLinkProps extends LinkProps {
  /** an href made by `@holeshot/contract`, or a query string that changes the current page's */
  to: string;
}

/** A link inside the site. Prefetches its page on hover, focus and touch. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const platform = useContext(PlatformContext);
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
