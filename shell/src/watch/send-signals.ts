import type { Signal, Telemetry } from '@holeshot/contract/wire';

const TELEMETRY_URL = '/api/telemetry';

/** Sends signals to the site, even while the visitor leaves the page. Lost signals are not sent again. */
export function sendSignals(signals: Signal[]): void {
  const body = JSON.stringify({ signals } satisfies Telemetry);
  if (document.hidden) {
    navigator.sendBeacon(TELEMETRY_URL, new Blob([body], { type: 'application/json' }));
    return;
  }
  const headers = { 'content-type': 'application/json' };
  fetch(TELEMETRY_URL, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
}
