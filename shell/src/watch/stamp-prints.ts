import { formatDateTime } from '@holeshot/domain';

/** Adds a printed page's footer, which the global style shows: address and time. Returns a function that stops. */
export function stampPrints(): () => void {
  const stamp = () => {
    const now = new Date();
    const localMs = now.getTime() - now.getTimezoneOffset() * 60_000;
    const { host, pathname, search } = location;
    const main = document.querySelector('main');
    if (main) main.dataset.printed = `${host}${pathname}${search} · printed ${formatDateTime(localMs)}`;
  };
  addEventListener('beforeprint', stamp);
  return () => removeEventListener('beforeprint', stamp);
}
