import { AdminPage } from '../page/admin-page';
import { PostForm } from '../page/form';
import { adminPath } from '../page/paths';
import { nameOfPerson } from '../page/texts';
import { describeMerge, digestPlan } from './describe-merge';
import type { MergePlan } from './plan-merge';

interface MergeViewProps {
  plan: MergePlan;
  /** whether something changed since the admin confirmed an earlier plan */
  isChanged?: boolean;
}

/** `/api/dev/users/{id}/merge`: says exactly what a merge does, and asks for it. */
export function MergeView({ plan, isChanged = false }: MergeViewProps) {
  const { from, into } = plan;
  return (
    <AdminPage page="users" heading={`Merge ${nameOfPerson(from)} into ${nameOfPerson(into)}`}>
      {isChanged && (
        <p className="fault" role="alert">
          Something changed in the meantime, so nothing was merged. This is what would be done now.
        </p>
      )}
      <p>
        {nameOfPerson(into)} (no. {into.id}) stays. {nameOfPerson(from)} (no. {from.id}) goes. In detail:
      </p>
      <ul className="plan">
        {[...describeMerge(plan).entries()].map(([position, line]) => (
          <li key={position}>{line}</li>
        ))}
      </ul>
      <p className="quiet">This cannot be undone.</p>
      <PostForm
        action={adminPath('users', [into.id, 'merge'])}
        submit={`Merge ${nameOfPerson(from)}`}
        cancel={adminPath('users', [into.id])}
      >
        <input type="hidden" name="from" value={from.id} />
        <input type="hidden" name="plan" value={digestPlan(plan)} />
      </PostForm>
    </AdminPage>
  );
}
