import { pilotInEventHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { PilotName, PilotPhoto, ScriptedButton, useCopy } from '@holeshot/ui';
import type { TabViewProps } from '../tab';

const Head = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: 8px;
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
  a {
    flex: 1;
    padding: 10px 0;
  }
`;

/** The event's pilots, without practice pilots (R67), and a button that copies their names for the desktop app. */
export function PilotsView({ event, pilots: allPilots }: TabViewProps<null>) {
  const copy = useCopy();
  const pilots = allPilots.filter((pilot) => !pilot.practicePilot);
  return (
    <>
      <Head data-print="no">
        <ScriptedButton $small $look="quiet" onClick={() => copy(pilots.map(({ name }) => name).join('\n'))}>
          Copy pilot list
        </ScriptedButton>
      </Head>
      <Grid>
        {pilots.map(({ id, name, photoUrl }) => (
          <Card key={id}>
            <PilotPhoto url={photoUrl} size={44} />
            <PilotName name={name} href={pilotInEventHref({ eventId: event.id, pilotId: id })} />
          </Card>
        ))}
      </Grid>
    </>
  );
}
