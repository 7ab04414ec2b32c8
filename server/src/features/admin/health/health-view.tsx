import { countText } from '@holeshot/domain';
import type { Finding } from '../../../doctor/finding';
import { describeProcess } from '../../../process/describe-process';
import { AdminPage } from '../page/admin-page';
import { adminPath } from '../page/paths';
import { type Column, Table } from '../page/table';

const STATES: Record<Finding['state'], { level: string; word: string }> = {
  fault: { level: 'error', word: 'Fails' },
  warning: { level: 'warn', word: 'Could be better' },
  fine: { level: 'info', word: 'Fine' },
};
const ORDER = Object.keys(STATES);

/** `/api/dev/health/`: the findings of the doctor, the most urgent first. */
export function HealthView({ findings }: { findings: readonly Finding[] }) {
  const rows = findings
    .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
    .map((finding, id) => ({ id, ...finding }));
  const left = rows.filter(({ advice }) => advice !== undefined).length;
  return (
    <AdminPage page="health">
      <p className="quiet">
        {left === 0 ? 'Nothing to do.' : `${countText(left, 'thing')} to do.`} Looked at just now by{' '}
        {describeProcess()}. “npm run doctor” says the same, and what grows.
      </p>
      <Table title="Checked" header={FindingHeader} columns={COLUMNS} rows={rows} />
    </AdminPage>
  );
}

const FindingHeader = ({ what, clubId }: Finding) =>
  clubId === undefined ? what : <a href={adminPath('clubs', [clubId])}>{what}</a>;

const COLUMNS: readonly Column<Finding>[] = [
  {
    title: 'State',
    cell: ({ state }) => (
      <span className="level" data-level={STATES[state].level}>
        {STATES[state].word}
      </span>
    ),
  },
  { title: 'Found', cell: ({ found }) => found },
  { title: 'What to do', cell: ({ advice }) => advice ?? null },
];
