import type { Notice } from '@holeshot/client';
import { useSession, withRetry } from '@holeshot/platform';
import { type ComponentType, lazy, Suspense } from 'react';

/** A chunk that does not load must not take the page with it: the notices are shown at the next visit. */
const NoticeList = lazy<ComponentType<{ notices: readonly Notice[] }>>(() =>
  withRetry(() => import('./notice-list')).then(
    (chunk) => ({ default: chunk.NoticeList }),
    () => ({ default: () => null }),
  ),
);

/** What happened while the user was away, until it is dismissed (R112). */
export function SiteNotices() {
  const { notices } = useSession();
  if (notices.length === 0) return null;
  return (
    <Suspense>
      <NoticeList notices={notices} />
    </Suspense>
  );
}
