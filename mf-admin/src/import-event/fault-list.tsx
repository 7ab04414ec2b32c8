import { styled } from '@holeshot/platform';
import type { Fault } from './parse-file';

const List = styled.ul`
  margin: 4px 0 6px;
  color: var(--t2);
  font-size: 14px;
  overflow-wrap: anywhere;
  code {
    color: var(--t1);
  }
`;

/** One line for each fault of a file. */
export const FaultList = ({ faults }: { faults: readonly Fault[] }) =>
  faults.length === 0 ? null : (
    <List>
      {faults.map(({ file, message }) => (
        <li key={`${file} ${message}`}>
          <code>{file}</code> {message}
        </li>
      ))}
    </List>
  );
