import type { SessionUser } from '@holeshot/client';
import { NoticeList } from './notice-list';
import { SignedInMenu } from './signed-in-menu';

export interface SignedInProps {
  part: 'menu' | 'notices';
  user: SessionUser;
}

/** What only signed-in people see: their menu, and their notices above the page. */
export const SignedIn = ({ part, user }: SignedInProps) =>
  part === 'menu' ? <SignedInMenu user={user} /> : <NoticeList />;
