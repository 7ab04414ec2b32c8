import { styled, usePlatform } from '@holeshot/platform';
import { VisuallyHidden } from '@holeshot/ui/base';
import type { ComponentType, ReactNode } from 'react';
import { ScriptedButton } from '../controls/scripted-button';
import type { ShareItem } from './share-item';

const Icon = styled.svg`
  flex: none;
`;

interface ShareButtonProps {
  /** the pages that can be shared; the first is preselected */
  items: readonly ShareItem[];
  /** what the button shares, where the page has several; for screen readers */
  what?: string;
  /** the button component, such as one for a banner */
  as?: ComponentType<{ onClick: () => void; children: ReactNode }>;
}

/** Opens the dialog `share`. */
export function ShareButton({ items, what, as: Button = PlainButton }: ShareButtonProps) {
  const { openDialog } = usePlatform();
  return (
    <Button onClick={() => openDialog('share', { items })}>
      <Icon width={18} height={18} viewBox="0 0 18 18" fill="none" aria-hidden="true">
        <path d="M9 11V2M5.5 5L9 1.8 12.5 5M3 9v7h12V9" stroke="currentColor" strokeWidth={1.8} />
      </Icon>
      <span>
        Share
        {what && <VisuallyHidden> {what}</VisuallyHidden>}
      </span>
    </Button>
  );
}

const PlainButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <ScriptedButton $small data-print="no" onClick={onClick}>
    {children}
  </ScriptedButton>
);
