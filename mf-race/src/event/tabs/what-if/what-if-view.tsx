import { type Guid, listNeeds, type NeedsInput, ordinal, planPlaces, pointsText } from '@holeshot/domain';
import { styled, useNavigate, useSearchParams } from '@holeshot/platform';
import { EmptyView, Prose, Section, useSearchHref } from '@holeshot/ui';
import { useMemo, useState } from 'react';
import { useMarkedPilots } from '../../../follow/use-marked-pilots';
import { cutText } from '../../../racing/cut';
import { Switch } from '../../my-day/day-actions.styles';
import { PilotFilter } from '../../round-sections/pilot-filter';
import type { TabViewProps } from '../tab';
import { NeedsTable } from './needs-table';
import { dropText, needsText } from './needs-text';
import { PlacesGrid } from './places-grid';
import { Stepper } from './stepper';
import type { WhatIfData } from './what-if-data';

const Layout = styled.div`
  display: grid;
  align-items: start;
  gap: 0 48px;
  > :last-child {
    order: -1;
    margin-top: 16px;
  }
  @media (min-width: 1020px) {
    grid-template-columns: minmax(0, 1fr) 384px;
    > :last-child {
      grid-area: 1 / 2;
    }
  }
`;

const Note = styled(Prose)`
  margin-top: 12px;
`;

const Panel = styled.div`
  > p {
    margin-bottom: 12px;
    font-size: 18px;
    line-height: 1.4;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 10px;
`;

const Answer = styled.p`
  margin-top: 8px;
  padding: 12px 14px;
  border-radius: 6px;
  background: var(--live);
  b {
    display: block;
  }
`;

const Drop = styled.div`
  margin-top: 12px;
  padding: 6px 0;
  border-top: 1px solid var(--line);
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    font-weight: 600;
  }
  p {
    color: var(--t2);
  }
  @media (scripting: none) {
    label {
      display: none;
    }
  }
`;

const MAX_ROUNDS_LEFT = 4;

/** The results that a pilot needs in the remaining rounds to advance (R143). */
export function WhatIfView({ event, pilots, getPilot, data }: TabViewProps<WhatIfData>) {
  const [search] = useSearchParams();
  const marked = useMarkedPilots(pilots);
  const chosenId = search.get('pilot') ?? marked.own?.id ?? marked.followed[0]?.id ?? null;
  const { needs: input } = data;
  if (!input)
    return (
      <EmptyView
        title="No points yet"
        text="What is needed shows here as soon as points decide who goes on."
      />
    );
  return (
    <Needs key={event.id} data={data} input={input} getPilot={getPilot} marked={marked} chosenId={chosenId} />
  );
}

/** What can be changed on the page. */
type Assumptions = Pick<NeedsInput, 'roundsLeft' | 'cut' | 'dropsWorst'>;

interface NeedsProps extends Pick<TabViewProps<WhatIfData>, 'data' | 'getPilot'> {
  input: NeedsInput;
  marked: ReturnType<typeof useMarkedPilots>;
  chosenId: Guid | null;
}

function Needs({ data, input, getPilot, marked, chosenId }: NeedsProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const searchHref = useSearchHref();
  const maxCut = Math.max(1, input.pilots.length - 1);
  const [changes, setChanges] = useState(() => readAssumptions(search, maxCut));
  const change = (changed: Partial<Assumptions>) => {
    const next = { ...changes, ...changed };
    setChanges(next);
    // a reload and a shared address keep them
    const { roundsLeft, cut, dropsWorst } = next;
    const href = searchHref({
      rounds: roundsLeft?.toString() ?? null,
      cut: cut?.toString() ?? null,
      drop: dropsWorst?.toString() ?? null,
    });
    navigate(href, { replace: true, preventScrollReset: true });
  };
  const changed = useMemo(() => ({ ...input, ...changes }), [input, changes]);
  const needs = useMemo(() => listNeeds(changed), [changed]);
  const own = needs.find(({ pilotId }) => pilotId === chosenId);
  const named = input.pilots.map(({ pilotId }) => getPilot(pilotId));
  const sorted = [...needs].sort((a, b) => a.rank - b.rank || a.best - b.best || a.worst - b.worst);
  return (
    <Layout>
      <Section
        heading="Points"
        aside={data.missing.length > 0 ? `${data.nextRound}: ${data.missing.join(', ')} missing` : ''}
        isFirst
      >
        <NeedsTable
          needs={sorted}
          getPilot={getPilot}
          marked={marked}
          chosenId={chosenId}
          cut={changed.cut}
          rounds={data.rounds}
          cells={data.cells}
        />
        <Note>
          {changed.cut === input.cut && `${cutText(changed.cut, data.cutIs)} `}In: whatever happens. Safe at:
          with so many points, whatever the others do. Equal points count against the pilot.
        </Note>
      </Section>
      <Panel>
        <Head>
          <h2>What do I need?</h2>
          <PilotFilter pilots={named} all="Choose a pilot" chosenId={own?.pilotId ?? ''} />
        </Head>
        {own && <p>{needsText(own, { cut: changed.cut, count: needs.length })}</p>}
        <Stepper
          label="Rounds left"
          value={changed.roundsLeft}
          min={0}
          max={MAX_ROUNDS_LEFT}
          onChange={(roundsLeft) => change({ roundsLeft })}
        />
        <Stepper label="Go on" value={changed.cut} min={1} max={maxCut} onChange={(cut) => change({ cut })} />
        {own && <OwnPlaces data={data} pilotId={own.pilotId} input={changed} />}
        <Drop>
          <label htmlFor="drops-worst">
            <Switch
              id="drops-worst"
              checked={changed.dropsWorst}
              onChange={({ target }) => change({ dropsWorst: target.checked })}
            />
            Worst round dropped
          </label>
          {own && <p>{dropText(changed, own.pilotId)}</p>}
        </Drop>
      </Panel>
    </Layout>
  );
}

/** The assumptions in the address, without those that are out of range. */
function readAssumptions(search: URLSearchParams, maxCut: number): Partial<Assumptions> {
  const readNumber = (name: string, min: number, max: number): number | undefined => {
    const value = Number(search.get(name) ?? Number.NaN);
    return Number.isInteger(value) && value >= min && value <= max ? value : undefined;
  };
  const roundsLeft = readNumber('rounds', 0, MAX_ROUNDS_LEFT);
  const cut = readNumber('cut', 1, maxCut);
  const drop = search.get('drop');
  return {
    ...(roundsLeft !== undefined && { roundsLeft }),
    ...(cut !== undefined && { cut }),
    ...(drop !== null && { dropsWorst: drop === 'true' }),
  };
}

interface OwnPlacesProps {
  data: WhatIfData;
  input: NeedsInput;
  pilotId: Guid;
}

/** The result of the chosen places in the remaining rounds. */
function OwnPlaces({ data, input, pilotId }: OwnPlacesProps) {
  const [chosen, setChosen] = useState<number[]>([]);
  const isLeft = input.nextRaces.length === 0 || input.nextRaces.some((ids) => ids.includes(pilotId));
  const left = input.roundsLeft - (isLeft ? 0 : 1);
  const places = Array.from({ length: Math.max(0, left) }, (_, index) => chosen[index] ?? 3);
  const plan = left > 0 ? planPlaces(input, pilotId, places) : undefined;
  if (!plan) return null;
  const next = data.nextRaces[pilotId];
  return (
    <>
      <Answer role="status">
        <b>
          {places.map((place) => ordinal(place)).join(' and ')}: {pointsText(plan.total)},{' '}
          {ordinal(plan.onForm)} on form
        </b>
        {ordinal(plan.best)} to {ordinal(plan.worst)} possible, {input.cut} go on
      </Answer>
      <PlacesGrid
        input={input}
        pilotId={pilotId}
        places={places}
        onChoose={setChosen}
        rounds={[next?.title ?? 'Next round', 'the round after']}
      />
    </>
  );
}
