import { styled } from '@holeshot/platform';
import { CheckIcon, WarningIcon } from '@holeshot/ui';
import { useEffect, useRef } from 'react';
import type { Overlays } from '../app/overlays';

const Stack = styled.div`
  position: fixed;
  z-index: 60;
  inset: auto auto 24px 50%;
  display: grid;
  gap: 8px;
  /* empty, it covers nothing of what lies below */
  padding: 0;
  width: max-content;
  max-width: calc(100% - 32px);
  border: 0;
  background: none;
  transform: translateX(-50%);
`;

const Toast = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  border-radius: 6px;
  background: var(--t1);
  color: var(--bg);
  forced-color-adjust: none;
  font-weight: 600;
`;

/** Short messages, announced to screen readers. Always mounted: a live region must exist before its text. */
export function Toasts({ items }: { items: Overlays['toasts'] }) {
  const stack = useRef<HTMLDivElement>(null);
  // the top layer is above an open dialog
  useEffect(() => {
    const element = stack.current;
    if (items.length === 0 || !element?.showPopover) return;
    element.showPopover();
    return () => element.hidePopover();
  }, [items]);
  return (
    <Stack ref={stack} role="status" popover="manual">
      {items.map(({ id, text, kind }) => (
        <Toast key={id}>
          {kind ? <WarningIcon /> : <CheckIcon />}
          {text}
        </Toast>
      ))}
    </Stack>
  );
}
