import { type Guid, type NeedsInput, ordinal, type Plan, planPlaces } from '@holeshot/domain';
import { css, styled } from '@holeshot/platform';
import { VisuallyHidden } from '@holeshot/ui';

const CELLS = css`
  [data-cell] {
    box-shadow: inset 0 0 0 1px var(--line);
    forced-color-adjust: none;
  }
  [data-cell='safe'] {
    background: var(--t1);
    color: var(--bg);
  }
  [data-cell='enough'] {
    background: var(--s3);
    box-shadow: inset 0 0 0 2px var(--t2);
    color: var(--t1);
  }
  [data-cell='out'] {
    background: linear-gradient(
        to top right,
        transparent calc(50% - 1px),
        var(--edge) calc(50% - 1px) calc(50% + 1px),
        transparent calc(50% + 1px)
      )
      var(--s2);
  }
`;

const Grid = styled.table`
  width: 100%;
  margin-top: 12px;
  border-spacing: 3px;
  table-layout: fixed;
  th {
    color: var(--t2);
    font-size: 14px;
    font-weight: 500;
  }
  th:first-child {
    width: 15%;
    text-align: left;
  }
  td {
    padding: 0;
  }
  button {
    position: relative;
    width: 100%;
    min-height: 44px;
    border: 0;
    border-radius: 4px;
    background: var(--s2);
    color: var(--t2);
    font: 600 16px/1.1 var(--ui);
    cursor: pointer;
  }
  button small {
    display: block;
    font-size: 13px;
    font-weight: 400;
  }
  ${CELLS}
  button[aria-pressed='true'] {
    outline: 3px solid var(--red);
    outline-offset: -1px;
  }
`;

const Key = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 8px 0 12px;
  color: var(--t2);
  font-size: 15px;
  i {
    display: inline-block;
    width: 14px;
    height: 14px;
    margin-right: 4px;
    border-radius: 3px;
    background: var(--s2);
    vertical-align: -2px;
  }
  ${CELLS}
`;

type CellKind = 'safe' | 'enough' | 'help' | 'out';

const WORDS: Record<CellKind, string> = {
  safe: 'safe',
  enough: 'enough on form',
  help: 'others must slip',
  out: 'out',
};

export function kindOfPlan({ best, worst, onForm }: Plan, cut: number): CellKind {
  if (worst <= cut) return 'safe';
  if (best > cut) return 'out';
  return onForm <= cut ? 'enough' : 'help';
}

interface PlacesGridProps {
  input: NeedsInput;
  pilotId: Guid;
  /** assumed places in the remaining rounds, next round first */
  places: readonly number[];
  onChoose: (places: number[]) => void;
  rounds: readonly [string, string];
}

const CHOICES = [1, 2, 3, 4, 5, 6];

/** The results of all places in the next two rounds, assuming the chosen places in further rounds. */
export function PlacesGrid({ input, pilotId, places, onChoose, rounds }: PlacesGridProps) {
  const [first = 1, second, ...rest] = places;
  const isOne = second === undefined;
  return (
    <>
      <Grid>
        <caption>
          <VisuallyHidden>
            {isOne
              ? `Places in ${rounds[0]}`
              : `Places in ${rounds[0]}, by row, and in ${rounds[1]}, by column`}
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {isOne ? <th scope="col">Place</th> : <td />}
            {CHOICES.map((column) => (
              <th key={column} scope="col">
                {ordinal(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isOne ? [first] : CHOICES).map((row) => (
            <tr key={row}>
              <th scope="row">{isOne ? 'Gives' : ordinal(row)}</th>
              {CHOICES.map((column) => {
                const chosen = isOne ? [column] : [row, column, ...rest];
                const isPressed = isOne ? column === first : row === first && column === second;
                return (
                  <td key={column}>
                    <Cell
                      input={input}
                      pilotId={pilotId}
                      chosen={chosen}
                      isPressed={isPressed}
                      onChoose={onChoose}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Key aria-hidden="true">
        {(Object.keys(WORDS) as CellKind[]).map((kind) => (
          <span key={kind}>
            <i data-cell={kind} /> {WORDS[kind]}
          </span>
        ))}
      </Key>
    </>
  );
}

interface CellProps extends Pick<PlacesGridProps, 'input' | 'pilotId' | 'onChoose'> {
  chosen: number[];
  isPressed: boolean;
}

function Cell({ input, pilotId, chosen, isPressed, onChoose }: CellProps) {
  const plan = planPlaces(input, pilotId, chosen);
  if (!plan) return null;
  const kind = kindOfPlan(plan, input.cut);
  return (
    <button type="button" data-cell={kind} aria-pressed={isPressed} onClick={() => onChoose(chosen)}>
      {plan.total}
      <small>
        {ordinal(plan.onForm)}
        <VisuallyHidden>, {WORDS[kind]}</VisuallyHidden>
      </small>
    </button>
  );
}
