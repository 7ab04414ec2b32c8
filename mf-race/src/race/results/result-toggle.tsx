import { SiteLink, styled } from '@holeshot/platform';
import { PHONE, useSearchHref } from '@holeshot/ui';

const Toggle = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  margin: -4px 0;
  border-radius: 6px;
  color: var(--t3);
  &:hover {
    color: var(--t1);
    background: var(--s3);
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  ${PHONE} {
    align-items: flex-end;
    justify-content: flex-end;
    width: 100%;
    height: 100%;
    margin: 0;
    padding: 0 2px 5px;
    &:hover {
      background: none;
    }
    svg {
      width: 11px;
    }
  }
`;

interface ResultToggleProps {
  pilotId: string;
  pilotName: string;
  isOpen: boolean;
}

/** Expands a result. A link, so that it has an address and works without scripts. */
export function ResultToggle({ pilotId, pilotName, isOpen }: ResultToggleProps) {
  const hrefWith = useSearchHref();
  return (
    <Toggle
      to={hrefWith({ result: isOpen ? null : pilotId })}
      aria-expanded={isOpen}
      aria-label={`Laps and detections of ${pilotName}`}
      data-print="no"
      preventScrollReset
      replace
    >
      <svg width={14} height={9} viewBox="0 0 14 9" fill="none" aria-hidden="true">
        <path d="M1 1l6 6 6-6" stroke="currentColor" strokeWidth={2} />
      </svg>
    </Toggle>
  );
}
