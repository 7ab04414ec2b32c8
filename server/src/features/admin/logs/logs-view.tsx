import type { LogLine } from '../../../logs/log-line';
import type { LogFilter } from '../../../logs/log-ring';
import { describeProcess } from '../../../process/describe-process';
import { AdminPage } from '../page/admin-page';
import { FilterForm, InputField, SelectField } from '../page/form';
import { adminPath } from '../page/paths';
import { ColumnHeader, ROLES, TableHead } from '../page/table';
import { LogRow } from './log-row';

const LEVELS = [
  { value: 'trace', label: 'All levels' },
  { value: 'info', label: 'Info and above' },
  { value: 'warn', label: 'Warnings and errors' },
  { value: 'error', label: 'Errors' },
];

interface LogsViewProps {
  lines: readonly LogLine[];
  filter: LogFilter;
  /** whether the page shows the newest lines; the live log adds to them */
  isNewest: boolean;
  /** whether there are lines before these */
  hasOlder: boolean;
  /** id of the newest line, after which the live log continues */
  newestId: number | undefined;
  scriptIntegrity: string;
}

/** `/api/dev/logs/`: the newest lines of the log. A script adds those to come. */
export function LogsView({ lines, filter, isNewest, hasOlder, newestId, scriptIntegrity }: LogsViewProps) {
  const { text } = filter;
  const level = filter.level === 'trace' ? undefined : filter.level;
  const query = { level, text };
  const tail = adminPath('logs', ['tail'], { ...query, after: newestId });
  return (
    <AdminPage page="logs" {...(isNewest && { scriptIntegrity })}>
      <FilterForm action={adminPath('logs')} submit="Filter">
        <SelectField name="level" label="Level" values={{ level: filter.level }} options={LEVELS} />
        <InputField
          name="text"
          label="Text"
          type="search"
          values={{ text }}
          hint="Part of a message, an address or an error, or a request id."
        />
      </FilterForm>
      <div className="pager">
        <span role="status" data-state>
          {isNewest ? 'The newest' : 'Older'} lines of {describeProcess()}, in UTC. Others have logs of their
          own.
        </span>
        {isNewest && (
          <button type="button" className="outline" data-pause hidden>
            Pause
          </button>
        )}
        {!isNewest && (
          <a className="button outline" href={adminPath('logs', [], query)}>
            Newest lines
          </a>
        )}
      </div>
      <p className="empty" data-empty hidden={lines.length > 0}>
        No line matches. Requests that fail or change something are here, and what the server reports.
      </p>
      <table {...ROLES.table} data-tail={isNewest ? tail : undefined}>
        <TableHead>
          {['Time', 'Level', 'Message', 'Request'].map((title) => (
            <ColumnHeader key={title} title={title} />
          ))}
        </TableHead>
        <tbody {...ROLES.group}>
          {lines.map((line) => (
            <LogRow key={line.id} line={line} />
          ))}
        </tbody>
      </table>
      {hasOlder && (
        <nav className="pager" aria-label="Pages">
          <span />
          <a className="button outline" href={adminPath('logs', [], { ...query, before: lines.at(-1)?.id })}>
            Older lines
          </a>
        </nav>
      )}
    </AdminPage>
  );
}
