import { searchPageHref } from '@holeshot/contract';
import { styled, usePlatform, useSession } from '@holeshot/platform';
import { lazyPart, Mark, PHONE, SearchIcon, useFollowedNames, VisuallyHidden } from '@holeshot/ui';
import { type MouseEvent, Suspense } from 'react';
import { INTRO_HEIGHT } from './intro-height';
import type { OwnEventInput } from './use-own-event';

/** Lazy, because few visitors are registered for an event or follow a pilot. */
const OwnEvent = lazyPart(
  'Your event',
  async () => (await import(/* webpackChunkName: "public-home.top" */ './own-event')).OwnEvent,
);

const Row = styled.header`
  display: grid;
  gap: 14px 48px;
  align-items: center;
  ${INTRO_HEIGHT}
  padding: 24px 0 20px;
  @media (min-width: 960px) {
    grid-template-columns: minmax(0, 1fr) 400px;
  }
  h1 {
    display: flex;
    gap: 14px;
    font-size: 30px;
    line-height: 1.15;
    text-wrap: balance;
  }
  h1 svg {
    flex: none;
    margin-top: 4px;
  }
  ${PHONE} {
    padding: 16px 0 14px;
    h1 {
      font-size: 26px;
    }
  }
`;

const Field = styled.a`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  padding: 0 14px;
  border: 1px solid var(--edge);
  border-radius: 6px;
  color: var(--t3);
  font-size: 18px;
  &:hover {
    color: var(--t1);
  }
`;

/** The purpose of the site and search, or the next event of the person or of a followed pilot. */
export function HomeIntro({ events }: Pick<OwnEventInput, 'events'>) {
  const { registrations, user } = useSession();
  const followed = useFollowedNames();
  return registrations.length + followed.length > 0 || user?.handle ? (
    <Suspense fallback={<Intro />}>
      <OwnEvent registrations={registrations} followed={followed} events={events} fallback={<Intro />} />
    </Suspense>
  ) : (
    <Intro />
  );
}

function Intro() {
  const { openDialog } = usePlatform();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openDialog('search');
  };
  return (
    <Row>
      <h1>
        <Mark size={32} />
        Watch drone races live, lap by lap, and look up any pilot, race or record.
      </h1>
      <Field href={searchPageHref()} onClick={open}>
        <SearchIcon />
        <span>
          <VisuallyHidden>Search: </VisuallyHidden>Pilot, club, event, race
        </span>
      </Field>
    </Row>
  );
}
