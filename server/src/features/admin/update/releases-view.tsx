import type { Release } from '../../releases/repository';
import { AdminPage, type AdminPageProps } from '../page/admin-page';
import { InputField, PostForm } from '../page/form';
import type { FormFaults, FormValues } from '../page/parse';
import { adminPath } from '../page/paths';
import { Cell, Row, Table } from '../page/table';
import { countOf, formatMoment } from '../page/texts';

interface ReleasesViewProps extends Pick<AdminPageProps, 'actions' | 'done'> {
  releases: readonly Release[];
  /** of the feed's form */
  values?: FormValues;
  faults?: FormFaults;
}

/** `/api/dev/update/`: the releases of the desktop app. */
export function ReleasesView({ releases, values = {}, faults = {}, ...rest }: ReleasesViewProps) {
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
        <ReleasesTable releases={releases} />
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

const ReleasesTable = ({ releases }: { releases: readonly Release[] }) => (
  <Table columns={['Version', 'Date (UTC)', 'Content']}>
    {releases.map(({ id, version, releasedAt, notes, windowsInstallers, macInstallers }) => (
      <Row key={id} header={<a href={adminPath('update', [id])}>{version}</a>}>
        <Cell label="Date">
          <time dateTime={releasedAt.toISOString()}>{formatMoment(releasedAt)}</time>
        </Cell>
        <Cell label="Content">
          {[
            countOf(notes.length, 'note'),
            `${countOf(windowsInstallers.length, 'installer')} for Windows`,
            `${countOf(macInstallers.length, 'installer')} for Mac`,
          ].join(', ')}
        </Cell>
      </Row>
    ))}
  </Table>
);
