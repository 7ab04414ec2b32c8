import { lapsNeeded } from '@holeshot/domain';
import { styled, useSearchParams } from '@holeshot/platform';
import { Muted } from '@holeshot/ui';
import { useMarkedPilots } from '../../../follow/use-marked-pilots';
import { cutText } from '../../../racing/cut';
import type { RecordsTableData } from '../../records-table/records-table-data';
import { PilotFilter } from '../../round-sections/pilot-filter';
import type { TabViewProps } from '../tab';
import { type LapCut, listTimes } from './lap-cut';
import { lapNeedText } from './need-text';

const Panel = styled.section`
  margin: 28px 0 20px;
  padding: 14px 0;
  border-block: 1px solid var(--line);
  > p {
    margin-top: 6px;
    font-size: 18px;
    line-height: 1.4;
  }
  small {
    font-size: 15px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

interface LapNeedsProps extends Pick<TabViewProps<unknown>, 'pilots' | 'getPilot'> {
  table: RecordsTableData;
  lapCut: LapCut;
}

/** The time that a pilot needs to advance by best times: the visitor's own, a followed or a chosen one (R157). */
export function LapNeeds({ table, lapCut, pilots, getPilot }: LapNeedsProps) {
  const [search] = useSearchParams();
  const marked = useMarkedPilots(pilots);
  const { column, laps, cut, cutIs } = lapCut;
  const times = listTimes(table, column);
  const wantedId = search.get('pilot') ?? marked.own?.id ?? marked.followed[0]?.id ?? null;
  const chosenId = times.some(({ pilotId }) => pilotId === wantedId) ? wantedId : null;
  const count = times.filter(({ seconds }) => seconds !== null).length;
  return (
    <Panel aria-labelledby="lap-needs" data-print="no">
      <Head>
        <h2 id="lap-needs">{chosenId === marked.own?.id ? 'What do I need?' : 'What is needed?'}</h2>
        <PilotFilter
          pilots={times.map(({ pilotId }) => getPilot(pilotId))}
          all="Choose a pilot"
          chosenId={chosenId ?? ''}
        />
      </Head>
      <p>
        {lapNeedText(lapsNeeded(times, cut, chosenId), { laps, cut, count })}
        <Muted as="small"> {cutText(cut, cutIs)} Others may still improve.</Muted>
      </p>
    </Panel>
  );
}
