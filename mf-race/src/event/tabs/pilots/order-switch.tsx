import { SiteLink, styled } from '@holeshot/platform';
import { useSearchHref } from '@holeshot/ui';

const Switch = styled.nav`
  display: inline-flex;
  flex: none;
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: 6px;
`;

const Choice = styled(SiteLink)`
  display: grid;
  place-items: center;
  min-height: 40px;
  padding: 0 14px;
  color: var(--t2);
  font-size: 15px;
  font-weight: 600;
  white-space: nowrap;
  & + & {
    border-left: 1px solid var(--line);
  }
  &[aria-current] {
    background: var(--t1);
    color: var(--bg);
    forced-color-adjust: none;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** The order of the pilots, as links that work without scripts. */
export function OrderSwitch({ isByName }: { isByName: boolean }) {
  const searchHref = useSearchHref();
  const choice = (label: string, order: string | null, isCurrent: boolean) => (
    <Choice
      to={searchHref({ tab: 'pilots', order })}
      aria-current={isCurrent ? 'true' : undefined}
      preventScrollReset
      replace
    >
      {label}
    </Choice>
  );
  return (
    <Switch aria-label="Order">
      {choice('By result', null, !isByName)}
      {choice('A–Z', 'name', isByName)}
    </Switch>
  );
}
