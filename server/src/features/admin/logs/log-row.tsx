import type { LogLine } from '../../../logs/log-line';
import { Cell, ROLES } from '../page/table';

/** `04:43:42.123`, in UTC. */
const formatTime = (at: number): string => new Date(at).toISOString().slice(11, 23);

/** A line of the log as a row of the table, in the page and in the live log. */
export function LogRow({ line }: { line: LogLine }) {
  const { id, at, level, message, route, status, requestId, details } = line;
  const moment = new Date(at).toISOString();
  return (
    <tr {...ROLES.row} data-line={id} className="line">
      <th {...ROLES.rowHeader} scope="row">
        <time dateTime={moment} title={moment}>
          {formatTime(at)}
        </time>
      </th>
      <Cell>
        <span className="level" data-level={level}>
          {level}
        </span>
      </Cell>
      <Cell className="message">
        {route !== null && <code>{route} </code>}
        {[status, message].filter(Boolean).join(' ')}
        {details !== null && <LineDetails text={details} />}
      </Cell>
      <Cell label="Request">{requestId === null ? null : <code>{requestId}</code>}</Cell>
    </tr>
  );
}

/** A short text as it is, a longer one to unfold. */
function LineDetails({ text }: { text: string }) {
  const [first = '', ...more] = text.split('\n');
  if (more.length === 0) return <small>{text}</small>;
  return (
    <details>
      <summary>{first}</summary>
      <pre>{text}</pre>
    </details>
  );
}
