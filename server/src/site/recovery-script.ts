import { AVOIDED_BUILDS } from '@holeshot/contract';

/** After the document's `load`; remotes may use 10 s of it, including their fallbacks. */
const READY_WITHIN_MS = 15_000;
/** From the start, in case `load` never fires because scripts do not arrive. */
const LOADED_WITHIN_MS = 30_000;

export interface RecoverableShell {
  buildId: string;
  /** of the script */
  url: string;
}

/**
 * An inline script for a page whose shell has an older build to fall back to. When the shell's script does not arrive,
 * or the page is not interactive in time, it reports that, makes the site avoid this build for the visitor for a day,
 * and reloads the page. It does so once: not for a build that the cookie already names, or cannot name. Time in the
 * background does not count, because background tabs do not become interactive.
 */
export const recoveryScript = ({ buildId, url }: RecoverableShell): string => `(() => {
const id = '${buildId}';
let isOver = false;
const recover = () => {
  if (isOver || document.documentElement.dataset.ready || !navigator.onLine) return;
  if (document.hidden) return later(${READY_WITHIN_MS});
  isOver = true;
  const avoided = (/(?:^|; )${AVOIDED_BUILDS.cookie}=([^;]*)/.exec(document.cookie)?.[1] ?? '').split('.').filter(Boolean);
  if (avoided.includes(id)) return;
  const signals = [{ kind: 'load-failure', name: 'shell', buildId: id }];
  navigator.sendBeacon('/api/telemetry', new Blob([JSON.stringify({ signals })], { type: 'application/json' }));
  document.cookie = '${AVOIDED_BUILDS.cookie}=' + [...avoided, id].slice(-${AVOIDED_BUILDS.max}).join('.') + '; Max-Age=${AVOIDED_BUILDS.seconds}; Path=/; SameSite=Lax';
  if (document.cookie.includes(id)) location.reload();
};
const later = (ms) => {
  if (document.hidden) document.addEventListener('visibilitychange', () => later(ms), { once: true });
  else setTimeout(recover, ms);
};
addEventListener('error', ({ target }) => {
  if (target instanceof HTMLScriptElement && target.getAttribute('src') === '${url}') recover();
}, true);
addEventListener('load', () => later(${READY_WITHIN_MS}));
later(${LOADED_WITHIN_MS});
})();`;
