import { adminHref } from '@holeshot/contract';

/** Pages that the server renders (`server/src/features/admin`), shown in a frame. */
export const FRAME_PAGES = [
  {
    id: 'users',
    title: 'User Management',
    text: 'Find people, set their tier, sign them out everywhere, merge two accounts of one person.',
  },
  {
    id: 'clubs',
    title: 'Clubs',
    text: 'Create, rename and hide clubs, and say who manages them.',
  },
  {
    id: 'health',
    title: 'Health',
    text: 'Settings, database, disk, services and the last backup: what is well, and what to do about the rest.',
  },
  {
    id: 'logs',
    title: 'Log Viewer',
    text: 'What the server reports, and requests that fail or change something, as they come.',
  },
  { id: 'update', title: 'Update', text: 'Releases of the desktop app, as the downloads page shows them.' },
  { id: 'youtube', title: 'Youtube', text: 'Channels of clubs, and which stream shows which event.' },
] as const;

/** The page of rollouts, which is no server page. */
export const ROLLOUTS_PAGE = {
  id: 'rollouts',
  title: 'Rollouts',
  text: 'Builds of the shell and the remotes: who gets which, how they do, and taking them back.',
} as const;

/** The pages of the admin area. */
export const ADMIN_PAGES = [...FRAME_PAGES, ROLLOUTS_PAGE] as const;

export type FramePageItem = (typeof FRAME_PAGES)[number];
type AdminPageId = (typeof ADMIN_PAGES)[number]['id'];

export const adminPageHref = (id: AdminPageId): string => `${adminHref()}${id}/`;

export const framePath = (id: FramePageItem['id']): string => `/api/dev/${id}/`;
