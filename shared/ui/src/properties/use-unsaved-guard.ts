import { useBlocker } from '@holeshot/platform';
import { useEffect, useState } from 'react';

/**
 * Asks before input is lost: `close` waits for an answer while `isEdited`, and so do navigation and the closing of the
 * tab. Show the question while `isAsking`.
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
