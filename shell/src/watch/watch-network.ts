/** Marks the document while the device is offline: live dots then stop blinking. Returns a function that stops. */
export function watchNetwork(): () => void {
  const mark = () => document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
  mark();
  addEventListener('online', mark);
  addEventListener('offline', mark);
  return () => {
    removeEventListener('online', mark);
    removeEventListener('offline', mark);
  };
}
