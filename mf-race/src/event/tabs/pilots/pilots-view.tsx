import { pilotInEventHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { PilotName, PilotPhoto, ScriptedButton, Section, useCopy } from '@holeshot/ui';
import { FollowButton } from '../../../follow/follow-button';
import { useMarkedPilots } from '../../../follow/use-marked-pilots';
import type { TabViewProps } from '../tab';
import type { PilotsData } from './load-pilots';
import { OrderSwitch } from './order-switch';
import { RankingTable } from './ranking-table';

const Actions = styled.div`
  display: flex;
  align-items: center;
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
        <RankingTable event={event} ranking={ranking} marked={marked} />
      )}
    </Section>
  );
}
