import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { usePlatform } from './platform';

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** what the confirmation names */
  label: string;
}

/** A link that leaves the site: asks first (specification section 2, top menu). Works plainly without JavaScript. */
export function ExternalLink({ href, label, children, ...rest }: ExternalLinkProps) {
  const { confirmExternal } = usePlatform();
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    confirmExternal({ href, label });
  };
  return (
    <a href={href} rel="noopener noreferrer" onClick={ask} {...rest}>
      {children ?? label}
    </a>
  );
}
