import { countText } from '@holeshot/domain';
import { AdminPage } from '../page/admin-page';
import { PostForm } from '../page/form';
import { adminPath } from '../page/paths';
import type { ClubMerge } from './merge-clubs';

/** `/api/dev/clubs/{id}/merge`: says what a merge does, and asks for it. */
export function MergeClubsView({ plan: { from, into, counts } }: { plan: ClubMerge }) {
  const moves = Object.entries(counts).filter(([, count]) => count > 0);
  return (
    <AdminPage page="clubs" heading={`Merge ${from.name} into ${into.name}`}>
      <p>
        {into.name} (no. {into.id}) stays. {from.name} (no. {from.id}) goes. In detail:
      </p>
      <ul className="plan">
        {moves.map(([word, count]) => (
          <li key={word}>{`Moves ${countText(count, word)}.`}</li>
        ))}
        <li>{`The address of ${from.name} leads to ${into.name} from now on.`}</li>
        <li>{`The name, pictures, texts and code of ${from.name} are deleted.`}</li>
      </ul>
      <p className="quiet">This cannot be undone.</p>
      <PostForm
        action={adminPath('clubs', [into.id, 'merge'])}
        submit={`Merge ${from.name}`}
        cancel={adminPath('clubs', [into.id])}
      >
        <input type="hidden" name="from" value={from.id} />
      </PostForm>
    </AdminPage>
  );
}
