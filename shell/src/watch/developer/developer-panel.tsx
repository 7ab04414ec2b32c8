import type { SlotName } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { Button, Dialog, Muted, NoteLine } from '@holeshot/ui';
import { type BuildRow, shortId } from './describe-builds';

const Row = styled.section`
  display: grid;
  gap: 8px;
  padding: 12px 0;
  border-top: 1px solid var(--line);
  h3 {
    font-size: 18px;
  }
  code {
    font-family: var(--mono);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  &:empty {
    display: none;
  }
`;

export interface PanelActions {
  use: (name: SlotName, buildId: string) => void;
  end: () => void;
  simulate: (name: SlotName) => void;
}

interface DeveloperPanelProps {
  rows: readonly BuildRow[];
  /** when the first page was interactive, ms after the document's start; null before */
  readyMs: number | null;
  /** why an action failed; null when none did */
  fault: string | null;
  /** names of remotes whose failure is simulated */
  simulated: ReadonlySet<SlotName>;
  actions: PanelActions;
  close: () => void;
}

/** The builds of this document, and a developer's actions on them. */
export function DeveloperPanel({ rows, readyMs, fault, simulated, actions, close }: DeveloperPanelProps) {
  return (
    <Dialog
      title="Builds of this page"
      close={close}
      footer={
        <>
          <Button onClick={actions.end}>End override</Button>
          <Button $look="primary" onClick={close}>
            Close
          </Button>
        </>
      }
    >
      <Muted>{readyMs === null ? 'Not ready yet' : `First page ready after ${Math.round(readyMs)} ms`}</Muted>
      {fault && (
        <div role="alert">
          <NoteLine>{fault}</NoteLine>
        </div>
      )}
      {rows.map((row) => (
        <BuildSection key={row.name} row={row} isSimulated={simulated.has(row.name)} actions={actions} />
      ))}
    </Dialog>
  );
}

interface BuildSectionProps {
  row: BuildRow;
  isSimulated: boolean;
  actions: PanelActions;
}

function BuildSection({ row, isSimulated, actions }: BuildSectionProps) {
  const { name, sent, inUse, isOverridden, faults, entryMs, stable, candidate } = row;
  const isOpen = entryMs !== null;
  return (
    <Row aria-label={name}>
      <h3>{name}</h3>
      <p>
        <code>{shortId(sent)}</code> {isOverridden ? 'by override' : 'chosen by the site'}
        {inUse !== sent && (
          <>
            , fell back to <code>{shortId(inUse)}</code>
          </>
        )}
      </p>
      {faults.map((text) => (
        <NoteLine key={text}>{text}</NoteLine>
      ))}
      {name !== 'shell' && (
        <Muted>{isOpen ? `Entry fetched after ${Math.round(entryMs)} ms` : 'Not opened yet'}</Muted>
      )}
      <Actions>
        {stable && stable !== sent && (
          <Button $small onClick={() => actions.use(name, stable)}>
            Use stable
          </Button>
        )}
        {candidate && candidate !== sent && (
          <Button $small onClick={() => actions.use(name, candidate)}>
            Use candidate
          </Button>
        )}
        {name !== 'shell' && !isOpen && (
          <Button $small disabled={isSimulated} onClick={() => actions.simulate(name)}>
            {isSimulated ? 'Fails when opened' : 'Simulate a failure'}
          </Button>
        )}
      </Actions>
    </Row>
  );
}
