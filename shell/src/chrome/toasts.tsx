import { styled } from '@holeshot/platform';
import { CheckIcon, VisuallyHidden } from '@holeshot/ui';
import { useLayoutEffect, useRef } from 'react';

const Stack = styled.div`
  inset: auto auto 24px 50%;
  gap: 8px;
  width: max-content;
  max-width: calc(100% - 32px);
  padding: 0;
  border: 0;
  background: none;
  transform: translateX(-50%);
  &:popover-open {
    display: grid;
  }
`;

const Toast = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 16px;
  border-radius: 6px;
  background: var(--t1);
  color: var(--bg);
  font-weight: 600;
`;

/** Short messages, above an open dialog too, and announced to screen readers. */
export function Toasts({ items }: { items: readonly { id: number; text: string }[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const latestId = items.at(-1)?.id;

  useLayoutEffect(() => {
    const stack = ref.current;
    if (!stack || latestId === undefined || !('showPopover' in stack)) return;
    // shown again, it is above a dialog that opened in the meantime
    stack.showPopover();
    return () => stack.hidePopover();
  }, [latestId]);

  return (
    <>
      {/* always mounted: a live region must exist before its text */}
      <VisuallyHidden role="status">{items.map(({ text }) => text).join('. ')}</VisuallyHidden>
      <Stack ref={ref} popover="manual" aria-hidden>
        {items.map(({ id, text }) => (
          <Toast key={id}>
            <CheckIcon />
            {text}
          </Toast>
        ))}
      </Stack>
    </>
  );
}
