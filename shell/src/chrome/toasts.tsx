import { styled } from '@holeshot/platform';
import { CheckIcon, WarningIcon } from '@holeshot/ui';
import type { Overlays } from '../app/overlays';

const Stack = styled.div`
  position: fixed;
  z-index: 60;
  left: 50%;
  bottom: 24px;
  display: grid;
  gap: 8px;
  width: max-content;
  max-width: calc(100% - 32px);
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
  font-weight: 600;
`;

/** Short messages, announced to screen readers. Always mounted: a live region must exist before its text. */
export function Toasts({ items }: { items: Overlays['toasts'] }) {
  return (
    <Stack role="status">
      {items.map(({ id, text, kind }) => (
        <Toast key={id}>
          {kind ? <WarningIcon /> : <CheckIcon />}
          {text}
        </Toast>
      ))}
    </Stack>
  );
}
