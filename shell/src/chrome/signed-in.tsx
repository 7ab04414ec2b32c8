import type { SessionUser } from '@holeshot/client';
import { NoticeList } from './notice-list';
import { SignedInMenu } from './signed-in-menu';

export interface SignedInProps {
  part: 'menu' | 'notices';
  user: SessionUser;
}

/** The parts for signed-in people only: their menu, and their notices above the page. */
export const SignedIn = ({ part, user }: SignedInProps) =>
  part === 'menu' ? <SignedInMenu user={user} /> : <NoticeList />;
