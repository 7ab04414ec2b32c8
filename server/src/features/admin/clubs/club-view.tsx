import type { MemberRow } from '../../../people/club-members';
import { type AdminNotes, AdminPage } from '../page/admin-page';
import { CheckField, InputField, MergeSection, PostForm } from '../page/form';
import { listFaults, type WrongForm } from '../page/parse';
import { adminPath } from '../page/paths';
import { nameOfPerson } from '../page/texts';
import type { ListedClub } from './repository';

interface ClubViewProps extends AdminNotes, Partial<WrongForm> {
  club: ListedClub;
  members: readonly MemberRow[];
}

/** `/api/dev/clubs/{id}`: one club, and what can be done with it. */
export function ClubView({ club, members, values, faults = {}, ...rest }: ClubViewProps) {
  const { id, name, visible } = club;
  const { person: personFault, name: nameFault } = faults;
  const managers = members.filter(({ isManager }) => isManager);
  const shown = values ?? { name, ...(visible && { visible: 'on' }) };
  return (
    <AdminPage page="clubs" heading={name} {...rest}>
      <p className="quiet">
        <a href={`/club/${id}`} target="_top">
          Club page
        </a>
      </p>
      <section aria-labelledby="managers">
        <h2 id="managers">Managers</h2>
        {managers.length === 0 ? (
          <p className="empty">Nobody manages this club: nobody can edit it or link its desktop app.</p>
        ) : (
          <ul className="rows">
            {managers.map((manager) => (
              <li key={manager.id}>
                <span>
                  <a href={adminPath('users', [manager.id])}>{nameOfPerson(manager)}</a>
                  {!manager.hasTier && ', without the Club tier'}
                </span>
                {managers.length > 1 && (
                  <PostForm
                    action={adminPath('clubs', [id, 'managers', manager.id, 'remove'])}
                    submit={`Remove ${nameOfPerson(manager)}`}
                    look="outline"
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        <PostForm
          action={adminPath('clubs', [id, 'managers'])}
          submit="Make manager"
          faults={listFaults({ person: personFault })}
        >
          <InputField
            name="person"
            label={`New manager of ${name}`}
            values={values}
            faults={faults}
            required
            hint="The handle, the number, or the number of the account at Patreon. Managing needs the Club tier."
          />
        </PostForm>
      </section>
      <section aria-labelledby="club">
        <h2 id="club">Club</h2>
        <PostForm action={adminPath('clubs', [id])} submit="Save" faults={listFaults({ name: nameFault })}>
          <InputField name="name" label="Name" values={shown} faults={faults} required />
          <CheckField name="visible" label="In the list of clubs" values={shown} />
        </PostForm>
      </section>
      <MergeSection
        action={adminPath('clubs', [id, 'merge'])}
        label={`Name or number of the club that becomes part of ${name}`}
        values={values}
        faults={faults}
        hint="The list of clubs has the numbers. The next page says what will be moved, before anything is."
      />
    </AdminPage>
  );
}
