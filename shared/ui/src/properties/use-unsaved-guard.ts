import { useBlocker } from '@holeshot/platform';
import { useEffect, useState } from 'react';

/**
 * Asks before input is lost: while `isEdited`, closing the form, navigating and closing the tab need a confirmation.
 * Show the question while `isAsking`.
 */
export function useUnsavedGuard(isEdited: boolean, close: () => void) {
  const blocker = useBlocker(isEdited);
  const [isClosing, setIsClosing] = useState(false);

  useEffect(() => {
    if (!isEdited) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isEdited]);

  return {
    isAsking: isClosing || blocker.state === 'blocked',
    requestClose: () => (isEdited ? setIsClosing(true) : close()),
    keepEditing: () => {
      setIsClosing(false);
      if (blocker.state === 'blocked') blocker.reset();
    },
    discard: () => {
      if (blocker.state === 'blocked') blocker.proceed();
      close();
    },
  };
}
