import { createContext, type ReactNode, useContext } from 'react';
import { ADMIN_PAGES, type AdminPageId, adminPath, SCRIPT_PATH, STYLES_PATH } from './paths';
import { formatMoment } from './texts';

/** Whether a page of the site shows this page in a frame, below its own heading. */
export const FramedContext = createContext(false);

interface DocumentProps {
  title: string;
  /** of the script of the live log; absent on pages without it */
  scriptIntegrity?: string | undefined;
  children: ReactNode;
}

/** The HTML around a page of the admin area. */
export function AdminDocument({ title, scriptIntegrity, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · Holeshot`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={STYLES_PATH} />
        {scriptIntegrity && <script defer src={SCRIPT_PATH} integrity={scriptIntegrity} />}
      </head>
      <body className={useContext(FramedContext) ? 'framed' : undefined}>
        <main>{children}</main>
      </body>
    </html>
  );
}

export interface AdminAction {
  id: number;
  at: Date;
  text: string;
}

export interface AdminNotes {
  /** the last action */
  done?: string | undefined;
  /** the newest actions of the admin, on pages that show them */
  actions?: readonly AdminAction[];
}

interface AdminPageProps extends AdminNotes, Omit<DocumentProps, 'title'> {
  page: AdminPageId;
  /** the heading, if it is not the page's own */
  heading?: string;
}

/** A whole page of the admin area. It stands in a frame of the site, and works when it is opened directly. */
export function AdminPage({ page, heading, done, actions, scriptIntegrity, children }: AdminPageProps) {
  const title = ADMIN_PAGES.find(({ id }) => id === page)?.title ?? 'Admin';
  const isFramed = useContext(FramedContext);
  return (
    <AdminDocument title={heading ?? title} scriptIntegrity={scriptIntegrity}>
      {heading === undefined ? (
        <h1 className={isFramed ? 'hidden' : undefined}>{title}</h1>
      ) : (
        <>
          <nav aria-label="Back">
            <a href={adminPath(page)}>{title}</a>
          </nav>
          <h1>{heading}</h1>
        </>
      )}
      {done !== undefined && (
        <p className="done" role="status">
          {done}
        </p>
      )}
      {children}
      {actions && <LatestActions actions={actions} />}
    </AdminDocument>
  );
}

const LatestActions = ({ actions }: { actions: readonly AdminAction[] }) => (
  <section aria-labelledby="actions">
    <h2 id="actions">Latest actions</h2>
    {actions.length === 0 ? (
      <p className="quiet">Nothing was done here yet.</p>
    ) : (
      <ol className="rows">
        {actions.map(({ id, at, text }) => (
          <li key={id}>
            <span>{text}</span>
            <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
          </li>
        ))}
      </ol>
    )}
  </section>
);
