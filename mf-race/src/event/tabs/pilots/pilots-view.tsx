import { pilotInEventHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import {
  CsvButton,
  DataTable,
  PilotName,
  PilotPhoto,
  ScriptedButton,
  Section,
  tableCsv,
  useCopy,
} from '@holeshot/ui';
import { FollowButton } from '../../../follow/follow-button';
import { type MarkedPilots, useMarkedPilots } from '../../../follow/use-marked-pilots';
import type { EventWithoutClub, TabViewProps } from '../tab';
import type { PilotsData } from './load-pilots';
import { OrderSwitch } from './order-switch';
import { rankingColumns } from './ranking-columns';
import { Key, RankingGrid } from './ranking-table.styles';

/** Wraps, and the heading does not. */
const Actions = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  column-gap: 32px;
`;

const Card = styled.li`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 64px;
  border-bottom: 1px solid var(--line);
  &[data-own] {
    background: var(--live);
  }
  a {
    flex: 1;
    padding: 10px 0;
  }
`;

/**
 * The event's pilots, without practice pilots (R67), by result or by name, and a button that copies their names for the
 * desktop app.
 */
export function PilotsView({ event, pilots: allPilots, data }: TabViewProps<PilotsData>) {
  const { ranking, isByName } = data;
  const copy = useCopy();
  const marked = useMarkedPilots(allPilots);
  const pilots = allPilots.filter((pilot) => !pilot.practicePilot);
  return (
    <Section
      heading={<span data-print="no">Pilots</span>}
      isFirst
      aside={
        <Actions data-print="no">
          <ScriptedButton
            $small
            $look="quiet"
            onClick={() => copy(pilots.map(({ name }) => name).join('\n'))}
          >
            Copy pilot list
          </ScriptedButton>
          {ranking.basis && <OrderSwitch isByName={isByName} />}
        </Actions>
      }
    >
      {isByName ? (
        <Grid aria-label="Pilots by name">
          {pilots.map(({ id, name, photoUrl }) => (
            <Card key={id} data-own={marked.ids.has(id) || undefined}>
              <PilotPhoto url={photoUrl} name={name} size={44} />
              <PilotName name={name} href={pilotInEventHref({ eventId: event.id, pilotId: id })} />
              <FollowButton name={name} isCompact />
            </Card>
          ))}
        </Grid>
      ) : (
        <RankingTable event={event} data={data} marked={marked} />
      )}
    </Section>
  );
}

interface RankingTableProps {
  event: EventWithoutClub;
  data: PilotsData;
  marked: MarkedPilots;
}

/** The pilots of an event by their result. */
function RankingTable({ event, data, marked }: RankingTableProps) {
  const { ranking } = data;
  const columns = rankingColumns(event, data, marked);
  const figures = columns.filter(({ id }) => !['rank', 'pilot', 'lap'].includes(id)).length;
  const hasFinals = columns.some(({ id }) => id === 'final');
  return (
    <>
      <DataTable
        caption="Pilots by result"
        columns={columns}
        rows={ranking.rows}
        getKey={({ pilotId }) => pilotId}
        renderTable={(content) => <RankingGrid $figures={figures}>{content}</RankingGrid>}
      />
      <Key>
        {ranking.fastestLap && <span>Bars show the time behind the fastest lap: shorter is better.</span>}
        {hasFinals && <span>A1 is 1st in the A final.</span>}
        <CsvButton
          fileName={`${event.name} pilots`}
          label="Pilots"
          rows={() => tableCsv(columns, ranking.rows)}
        />
      </Key>
    </>
  );
}
