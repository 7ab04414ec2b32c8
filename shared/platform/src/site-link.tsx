import { type AnchorHTMLAttributes, type MouseEvent, useContext } from 'react';
import { type NavigateOptions, useNavigation } from './navigation';
import { PlatformContext } from './platform';

export interface SiteLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>,
    NavigateOptions {
  /** made by the builders of `@holeshot/contract`, or a query that changes the open page's */
  to: string;
}

/** A link inside the site. What it leads to is fetched as soon as the visitor means to go there. */
export function SiteLink({
  to,
  replace = false,
  preventScrollReset = false,
  onClick,
  ...rest
}: SiteLinkProps) {
  const platform = useContext(PlatformContext);
  const { navigate } = useNavigation();
  const prefetch = () => platform?.prefetch(to);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { replace, preventScrollReset });
  };
  return (
    <a
      href={to}
      onClick={open}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...rest}
    />
  );
}

/** Anything else, such as a click that asks for a new tab, is the browser's. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && (target === '' || target === '_self');
}
