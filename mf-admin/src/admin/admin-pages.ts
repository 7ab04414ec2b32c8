import { adminHref } from '@holeshot/contract';

/** The pages of the admin area. The server makes them (`server/src/features/admin`); the site shows them in a frame. */
export const ADMIN_PAGES = [
  {
    id: 'users',
    title: 'User Management',
    text: 'Find people, set their tier, sign them out everywhere, merge two accounts of one person.',
  },
  {
    id: 'logs',
    title: 'Log Viewer',
    text: 'What the server reports, and requests that fail or change something, as they come.',
  },
  { id: 'update', title: 'Update', text: 'Releases of the desktop app, as the downloads page shows them.' },
  { id: 'youtube', title: 'Youtube', text: 'Channels of clubs, and which stream shows which event.' },
] as const;

export type AdminPageItem = (typeof ADMIN_PAGES)[number];
type AdminPageId = AdminPageItem['id'];

export const adminPageHref = (id: AdminPageId): string => `${adminHref()}${id}/`;

/** Where the server has a page of the admin area. */
export const framePath = (id: AdminPageId): string => `/api/dev/${id}/`;
