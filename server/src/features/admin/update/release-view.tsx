import type { Release } from '../../../releases/list-releases';
import { AdminPage } from '../page/admin-page';
import { InputField, PostForm, TextField } from '../page/form';
import type { WrongForm } from '../page/parse';
import { adminPath } from '../page/paths';

interface ReleaseViewProps extends Pick<WrongForm, 'values'> {
  faults?: WrongForm['faults'];
  /** absent for a new one */
  release?: Release;
}

/** `/api/dev/update/{id}` and `/api/dev/update/new`: the form of a release. */
export function ReleaseView({ release, values, faults = {} }: ReleaseViewProps) {
  const fields = { values, faults };
  const parts = release ? [release.id] : ['new'];
  return (
    <AdminPage page="update" heading={release ? `Release ${release.version}` : 'New release'}>
      <PostForm
        action={adminPath('update', parts)}
        submit={release ? 'Save' : 'Add'}
        faults={faults}
        cancel={adminPath('update')}
      >
        <InputField name="version" label="Version" required maxLength={40} {...fields} />
        <InputField
          name="date"
          label="Date and time"
          type="datetime-local"
          step="1"
          required
          hint="In UTC."
          {...fields}
        />
        <TextField name="notes" label="Notes" rows={8} hint="One a line." {...fields} />
        <TextField
          name="windows"
          label="Installers for Windows"
          rows={3}
          hint="One address a line."
          {...fields}
        />
        <TextField name="mac" label="Installers for Mac" rows={3} hint="One address a line." {...fields} />
      </PostForm>
      {release && (
        <section aria-labelledby="delete">
          <h2 id="delete">Delete</h2>
          <p className="buttons">
            <a className="button outline" href={adminPath('update', [release.id, 'delete'])}>
              Delete release {release.version}
            </a>
          </p>
        </section>
      )}
    </AdminPage>
  );
}

/** `/api/dev/update/{id}/delete`: asks whether to delete a release. */
export function DeleteReleaseView({ release: { id, version } }: { release: Release }) {
  return (
    <AdminPage page="update" heading={`Delete release ${version}?`}>
      <p>
        It disappears from the downloads page. Its installers stay where they are. An import from the feed
        brings it back if the feed has it.
      </p>
      <PostForm
        action={adminPath('update', [id, 'delete'])}
        submit={`Delete release ${version}`}
        cancel={adminPath('update', [id])}
      />
    </AdminPage>
  );
}
