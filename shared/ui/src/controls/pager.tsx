import { styled } from '@holeshot/platform';
import { Button, ButtonLink } from '@holeshot/ui/base';

const Bar = styled.nav`
  display: flex;
  justify-content: space-between;
  align-items: center;
  padding: 12px 0;
  color: var(--t2);
`;

const Steps = styled.div`
  display: flex;
  gap: 8px;
`;

interface PagerProps {
  /** for screen readers */
  label: string;
  /** from 1 */
  page: number;
  pageSize: number;
  total: number;
  getHref: (page: number) => string;
}

/** Previous and Next links below a table. Renders nothing when all rows fit on one page. */
export function Pager({ label, page, pageSize, total, getHref }: PagerProps) {
  if (total <= pageSize) return null;
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <Bar aria-label={label}>
      <span>
        {first}–{last} of {total}
      </span>
      <Steps>
        <Step label="Previous" {...(page > 1 ? { href: getHref(page - 1) } : {})} />
        <Step label="Next" {...(last < total ? { href: getHref(page + 1) } : {})} />
      </Steps>
    </Bar>
  );
}

function Step({ label, href }: { label: string; href?: string }) {
  if (!href) {
    return (
      <Button $small disabled>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink $small to={href} preventScrollReset>
      {label}
    </ButtonLink>
  );
}
