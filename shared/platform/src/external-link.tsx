import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { usePlatform } from './platform';

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** shown in the confirmation */
  label: string;
}

/** A link that leaves the site and asks for confirmation (R4). Without JavaScript it is a plain link. */
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
