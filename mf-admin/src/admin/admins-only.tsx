import { EmptyView, SignedOutView } from '@holeshot/ui';
import type { ReactNode } from 'react';
import type { AdminAccess } from './load-access';

/** Shows `children` to the site's admin, and an explanation to everybody else (R6). */
export function AdminsOnly({ access, children }: { access: AdminAccess; children: ReactNode }) {
  switch (access) {
    case 'open':
      return children;
    case 'refused':
      return <EmptyView title="This page is not for you" text="Only the admin of the site can use it." />;
    case 'signed-out':
      return <SignedOutView text="The admin of the site logs in to use this page." />;
  }
}
