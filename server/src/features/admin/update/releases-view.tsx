import { countText } from '@holeshot/domain';
import type { Release } from '../../../releases/list-releases';
import { type AdminNotes, AdminPage } from '../page/admin-page';
import { InputField, PostForm } from '../page/form';
import type { WrongForm } from '../page/parse';
import { adminPath } from '../page/paths';
import { type Column, Table } from '../page/table';
import { formatMoment } from '../page/texts';

/** The form is that of the feed. */
interface ReleasesViewProps extends AdminNotes, Partial<WrongForm> {
  releases: readonly Release[];
}

/** `/api/dev/update/`: the releases of the desktop app. */
export function ReleasesView({ releases, values, faults, ...rest }: ReleasesViewProps) {
  return (
    <AdminPage page="update" {...rest}>
      <p className="pager">
        <span>Releases of the desktop app, as the downloads page shows them.</span>
        <a className="button primary" href={adminPath('update', ['new'])}>
          Add a release
        </a>
      </p>
      {releases.length === 0 ? (
        <p className="empty">There are no releases yet.</p>
      ) : (
        <Table
          title="Version"
          header={({ id, version }) => <a href={adminPath('update', [id])}>{version}</a>}
          columns={COLUMNS}
          rows={releases}
        />
      )}
      <section aria-labelledby="feed">
        <h2 id="feed">Import from the feed</h2>
        <PostForm action={adminPath('update', ['import'])} submit="Import from the feed" look="outline">
          <InputField
            name="address"
            label="Address of the feed"
            type="url"
            values={values}
            faults={faults}
            required
            hint="Such as https://api.github.com/repos/owner/name/releases. Releases with the same version are replaced; others stay."
          />
        </PostForm>
      </section>
    </AdminPage>
  );
}

const COLUMNS: readonly Column<Release>[] = [
  {
    title: 'Date (UTC)',
    cell: ({ releasedAt }) => <time dateTime={releasedAt.toISOString()}>{formatMoment(releasedAt)}</time>,
  },
  {
    title: 'Content',
    cell: ({ notes, windowsInstallers, macInstallers }) =>
      [
        countText(notes.length, 'note'),
        `${countText(windowsInstallers.length, 'installer')} for Windows`,
        `${countText(macInstallers.length, 'installer')} for Mac`,
      ].join(', '),
  },
];
