import { countText, SITE_ADMIN_ID, TIERS } from '@holeshot/domain';
import { type AdminNotes, AdminPage } from '../page/admin-page';
import { MergeSection, PostForm, SelectField } from '../page/form';
import type { WrongForm } from '../page/parse';
import { adminPath } from '../page/paths';
import { formatMoment, nameOfPerson } from '../page/texts';
import type { ListedPerson } from './repository';

interface PersonViewProps extends AdminNotes, Partial<WrongForm> {
  person: ListedPerson;
}

/** `/api/dev/users/{id}`: one person, and what can be done with them. */
export function PersonView({ person, values = {}, faults = {}, ...rest }: PersonViewProps) {
  const { id, tier, sessions } = person;
  const name = nameOfPerson(person);
  return (
    <AdminPage page="users" heading={name} {...rest}>
      <Facts person={person} />
      <section aria-labelledby="tier">
        <h2 id="tier">Tier</h2>
        <PostForm action={adminPath('users', [id, 'tier'])} submit="Set tier">
          <SelectField
            name="tier"
            label={`Tier of ${name}`}
            values={{ tier, ...values }}
            faults={faults}
            options={TIERS.map((value) => ({ value, label: value }))}
            hint="It counts at once, until Patreon reports another one: at the latest at the next sign-in."
          />
        </PostForm>
      </section>
      <section aria-labelledby="sessions">
        <h2 id="sessions">Sessions</h2>
        <p className="quiet">
          {countText(sessions, 'open session')}.
          {id === SITE_ADMIN_ID && ' One of them is yours: you have to sign in again afterwards.'}
        </p>
        <PostForm action={adminPath('users', [id, 'sessions'])} submit="End all sessions" look="outline" />
      </section>
      <MergeSection
        action={adminPath('users', [id, 'merge'])}
        label={`Person to merge into ${name}`}
        values={values}
        faults={faults}
        hint="The handle, the number, or the number of the account at Patreon. The next page says what will be moved, before anything is."
      />
    </AdminPage>
  );
}

function Facts({ person }: { person: ListedPerson }) {
  const { id, handle, firstName, lastName, tier, clubs, createdAt, membershipId } = person;
  const facts: [name: string, value: string][] = [
    ['Number', String(id)],
    ['Handle', handle ?? '–'],
    ['Name', `${firstName} ${lastName}`.trim() || '–'],
    ['Tier', tier],
    ['Clubs managed', clubs.join(', ') || '–'],
    ['Account at Patreon', membershipId ?? '–'],
    ['Created', `${formatMoment(createdAt)} UTC`],
  ];
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
