import { formatDateTime } from '@holeshot/domain';

/** Gives the page its foot on paper, which the global style shows below the content: the address, and the time of printing. */
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
