import { SiteLink, styled } from '@holeshot/platform';
import { useSearchHref } from '@holeshot/ui';
import { choices } from '../../../page/choices';

const Switch = styled.nav`
  ${choices}
  flex: none;
  > * {
    min-height: 40px;
    padding: 0 14px;
    font-size: 15px;
    white-space: nowrap;
    @media (pointer: coarse) {
      min-height: 44px;
    }
  }
`;

/** The order of the pilots, as links that work without scripts. */
export function OrderSwitch({ isByName }: { isByName: boolean }) {
  const searchHref = useSearchHref();
  const choice = (label: string, order: string | null, isCurrent: boolean) => (
    <SiteLink
      to={searchHref({ tab: 'pilots', order })}
      aria-current={isCurrent ? 'true' : undefined}
      preventScrollReset
      replace
    >
      {label}
    </SiteLink>
  );
  return (
    <Switch aria-label="Order">
      {choice('By result', null, !isByName)}
      {choice('A–Z', 'name', isByName)}
    </Switch>
  );
}
