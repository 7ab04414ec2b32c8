import { myDayCodeHref, myDayHref } from '@holeshot/contract';
import { SiteLink, styled } from '@holeshot/platform';
import { EmptyView, PHONE, PilotPhoto, Prose, restoreFocus } from '@holeshot/ui';
import { useEffect } from 'react';
import type { EventPilot } from '../../event-pilots/event-pilot';
import { PilotMark } from '../../follow/pilot-mark';
import { useMarkedPilots } from '../../follow/use-marked-pilots';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: 16px 48px;
  ${PHONE} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Names = styled.ul`
  columns: 3 240px;
  column-gap: 32px;
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    break-inside: avoid;
    border-bottom: 1px solid var(--line);
    font-size: 18px;
    font-weight: 600;
  }
  a:hover {
    background: var(--s1);
  }
  [dir] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Hidden on phones, which do not need the code of the page that they show. */
const Code = styled.figure`
  img {
    display: block;
    width: 220px;
    height: 220px;
    border-radius: 6px;
  }
  figcaption {
    max-width: 220px;
    margin-top: 8px;
    color: var(--t2);
    font-size: 15px;
  }
  ${PHONE} {
    display: none;
  }
`;

interface ChoosePilotProps {
  eventId: string;
  pilots: readonly EventPilot[];
}

/** The choice of a pilot. The visitor's own pilot and followed pilots come first. */
export function ChoosePilot({ eventId, pilots }: ChoosePilotProps) {
  const marked = useMarkedPilots(pilots);
  // a choice removes the link that has the focus
  useEffect(() => restoreFocus, []);
  if (pilots.length === 0) {
    return <EmptyView title="Nobody here yet" text="Pilots appear here as soon as the club adds them." />;
  }
  const sorted = [...pilots].sort((a, b) => Number(marked.ids.has(b.id)) - Number(marked.ids.has(a.id)));
  return (
    <>
      <h2>Who are you?</h2>
      <Prose>Your next race, its channel and when it may start, on one page.</Prose>
      <Layout>
        <Names>
          {sorted.map((pilot) => (
            <li key={pilot.id}>
              <SiteLink to={myDayHref({ eventId, pilotId: pilot.id })}>
                <PilotPhoto url={pilot.photoUrl} name={pilot.name} />
                <span dir="auto">{pilot.name}</span>
                <PilotMark pilotId={pilot.id} marked={marked} />
              </SiteLink>
            </li>
          ))}
        </Names>
        <Code>
          <img src={myDayCodeHref({ eventId })} alt="QR code of this page" width={220} height={220} />
          <figcaption>Scan it to open this page on a phone.</figcaption>
        </Code>
      </Layout>
    </>
  );
}
