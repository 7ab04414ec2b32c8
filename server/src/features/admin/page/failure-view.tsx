import { signIn } from '@holeshot/contract/paths';
import type { ApiError } from '../../../api/api-error';
import { AdminDocument } from './admin-page';

const TITLES: Partial<Record<ApiError['code'], string>> = {
  'signed-out': 'You are not signed in',
  forbidden: 'This page is for the admin of the site',
  'not-found': 'There is nothing here',
  conflict: 'This is not possible',
};

/** Replaces a page of the admin area that failed. */
export function FailureView({ error: { code, message } }: { error: ApiError }) {
  const title = TITLES[code] ?? 'This did not work';
  return (
    <AdminDocument title={title}>
      <h1>{title}</h1>
      <p>{message}</p>
      {code === 'signed-out' && (
        <p className="buttons">
          <a className="button primary" href={signIn} target="_top">
            Sign in
          </a>
        </p>
      )}
    </AdminDocument>
  );
}
