import { styled } from '@holeshot/platform';
import { type ComponentProps, useState } from 'react';
import { passFocusOn } from '../layout/focus-heading';
import { ScriptedButton } from './scripted-button';

const Frame = styled(ScriptedButton)`
  &[aria-disabled='true'] {
    color: var(--t3);
    border-color: var(--line);
    background: none;
    cursor: default;
  }
`;

interface ActionButtonProps extends Omit<ComponentProps<typeof ScriptedButton>, 'onClick'> {
  /** performs the action, and shows its failure */
  act: () => Promise<void>;
}

/**
 * A button with an action that takes time; pressed again during the action, it does nothing. It keeps the focus
 * meanwhile, which a disabled button loses. When the action removes it, the focus moves to the nearest heading.
 */
export function ActionButton({ act, ...props }: ActionButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await act();
    } finally {
      setIsBusy(false);
    }
  };
  return <Frame {...props} ref={passFocusOn} aria-disabled={isBusy} onClick={press} />;
}
