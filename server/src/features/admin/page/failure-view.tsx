import { signIn } from '@holeshot/contract/paths';
import type { ApiError } from '../../../api/api-error';
import { STYLES_PATH } from './paths';

const TITLES: Partial<Record<ApiError['code'], string>> = {
  'signed-out': 'You are not signed in',
  forbidden: 'This page is for the admin of the site',
  'not-found': 'There is nothing here',
  conflict: 'This is not possible',
};

/** In place of a page of the admin area that cannot be shown. */
export function FailureView({ error }: { error: ApiError }) {
  const title = TITLES[error.code] ?? 'This did not work';
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <title>{`${title} · Holeshot`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={STYLES_PATH} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{error.message}</p>
          {error.code === 'signed-out' && (
            <p className="buttons">
              <a className="button primary" href={signIn} target="_top">
                Sign in
              </a>
            </p>
          )}
        </main>
      </body>
    </html>
  );
}
