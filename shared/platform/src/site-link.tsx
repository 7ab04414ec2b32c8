import { type AnchorHTMLAttributes, useContext } from 'react';
import { Link } from 'react-router';
import { PlatformContext } from './platform';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** made by the builders of `@holeshot/contract` */
  to: string;
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** A link inside the site. What it leads to is fetched as soon as the visitor means to go there. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const platform = useContext(PlatformContext);
  const prefetch = () => platform?.prefetch(to);
  return <Link to={to} onPointerEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} {...rest} />;
}
