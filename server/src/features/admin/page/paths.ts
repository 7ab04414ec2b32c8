/** The pages of the admin area, as the remote `mf-admin` names them. */
export const ADMIN_PAGES = [
  { id: 'users', title: 'User Management' },
  { id: 'clubs', title: 'Clubs' },
  { id: 'health', title: 'Health' },
  { id: 'logs', title: 'Log Viewer' },
  { id: 'update', title: 'Update' },
  { id: 'youtube', title: 'Youtube' },
] as const;
export type AdminPageId = (typeof ADMIN_PAGES)[number]['id'];

/** Where the server has the pages of the admin area. */
export const ADMIN_PATH = '/api/dev';

export const STYLES_PATH = `${ADMIN_PATH}/styles.css`;
export const SCRIPT_PATH = `${ADMIN_PATH}/tail.js`;

/** `/api/dev/users/7?done=3` */
export function adminPath(
  page: AdminPageId,
  parts: readonly (string | number)[] = [],
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = [`${ADMIN_PATH}/${page}`, ...parts.map((part) => encodeURIComponent(String(part)))].join('/');
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(entries).toString();
  return `${path}${parts.length === 0 ? '/' : ''}${search ? `?${search}` : ''}`;
}

/** Options of a route that only the admin of the site may call. */
export const ADMIN_ONLY = { config: { access: 'site-admin' } } as const;
