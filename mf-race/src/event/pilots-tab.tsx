import { pilotInEventHref } from '@holeshot/contract';
import { styled } from '@holeshot/platform';
import { PilotName, PilotPhoto, ScriptedButton, useCopy } from '@holeshot/ui';
import type { ShownPilot } from '../parts/shown-pilot';

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

interface PilotsTabProps {
  eventId: string;
  pilots: readonly ShownPilot[];
}

/** The event's pilots in a wrapping grid, practice pilots left out; their names to paste into the desktop app. */
export function PilotsTab({ eventId, pilots }: PilotsTabProps) {
  const copy = useCopy();
  const shown = pilots.filter((pilot) => !pilot.practicePilot);
  return (
    <>
      <Head data-print="no">
        <ScriptedButton $small $look="quiet" onClick={() => copy(shown.map(({ name }) => name).join('\n'))}>
          Copy pilot list
        </ScriptedButton>
      </Head>
      <Grid>
        {shown.map(({ id, name, photoUrl }) => (
          <Card key={id}>
            <PilotPhoto url={photoUrl} size={44} />
            <PilotName name={name} href={pilotInEventHref({ eventId, pilotId: id })} />
          </Card>
        ))}
      </Grid>
    </>
  );
}
