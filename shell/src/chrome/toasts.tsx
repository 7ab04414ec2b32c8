import { styled } from '@holeshot/platform';

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

/** Short notices, read out as they come. Always mounted: a live region has to be there before its text. */
export function Toasts({ items }: { items: readonly { id: number; text: string }[] }) {
  return (
    <Stack role="status">
      {items.map(({ id, text }) => (
        <Toast key={id}>
          <svg width={18} height={18} viewBox="0 0 18 18" aria-hidden="true">
            <path d="M3 9.5 7 13.5 15 4.5" fill="none" stroke="currentColor" strokeWidth={2.5} />
          </svg>
          {text}
        </Toast>
      ))}
    </Stack>
  );
}
