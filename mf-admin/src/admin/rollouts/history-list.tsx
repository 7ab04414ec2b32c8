import type { WireRegistryEntry } from '@holeshot/contract/wire';
import { styled } from '@holeshot/platform';
import { Muted, PHONE, Section } from '@holeshot/ui';
import { dateText } from './share-text';

const Lines = styled.ol`
  border-top: 1px solid var(--edge);
  > li {
    display: grid;
    grid-template-columns: 48px 190px minmax(0, 1fr);
    gap: 2px 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  ul li {
    font-weight: 600;
  }
  ${PHONE} {
    > li {
      grid-template-columns: 36px minmax(0, 1fr);
    }
    > li > :last-child {
      grid-column: 2;
    }
  }
`;

/** Changes of the registry, newest first: who, when, why. */
export const HistoryList = ({ history }: { history: readonly WireRegistryEntry[] }) => (
  <Section heading="History" aside={<Muted>newest {history.length}</Muted>}>
    <Lines>
      {history.map(({ generation, at, who, why, changes }) => (
        <li key={generation}>
          <Muted>{generation}</Muted>
          <Muted>{dateText(at)}</Muted>
          <div>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            <p>
              {why} <Muted>– {who}</Muted>
            </p>
          </div>
        </li>
      ))}
    </Lines>
  </Section>
);
