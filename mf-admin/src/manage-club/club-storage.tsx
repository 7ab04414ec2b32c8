import { adminHref } from '@holeshot/contract';
import { sitePolicy } from '@holeshot/domain';
import { useSession } from '@holeshot/platform';
import { TextLink } from '@holeshot/ui';
import type { ManagedClub } from './managing.query';

const MEGABYTE = 1_000_000;
/** From here on, managers see what to do. */
const NEARLY_FULL = 0.9;

/** `1,000` for a round number of megabytes, else `12.3` */
const megabytes = (bytes: number): string =>
  (bytes / MEGABYTE).toLocaleString('en', { maximumFractionDigits: 1 });

/** The storage of a club and its quota, as a line of the club's properties; nothing without a limit. */
export function ClubStorage({ storage: { usedBytes, quotaBytes } }: Pick<ManagedClub, 'storage'>) {
  const { user } = useSession();
  if (quotaBytes === null) return null;
  return (
    <div>
      <dt>Stored events</dt>
      <dd>
        {megabytes(usedBytes)} of {megabytes(quotaBytes)} MB
        {usedBytes > quotaBytes * NEARLY_FULL && (
          <>
            . Results that do not fit are refused:{' '}
            {user && sitePolicy.canAdminister(user) ? (
              <TextLink to={`${adminHref()}health/`}>Health says what to do</TextLink>
            ) : (
              'ask those who run the site for more'
            )}
            .
          </>
        )}
      </dd>
    </div>
  );
}
