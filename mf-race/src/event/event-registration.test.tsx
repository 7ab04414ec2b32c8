import type { Session } from '@holeshot/client';
import { PlatformContext } from '@holeshot/platform';
import { AtAddress, buildEventRecord, buildUser, createTestPlatform } from '@holeshot/testing';
import { render, screen } from '@testing-library/react';
import { EventRegistration } from './event-registration';

type Places = Partial<ReturnType<typeof buildEventRecord>>;

function show(places: Places, session: Partial<Session> = {}, isRegisterOpen = true) {
  const { platform } = createTestPlatform();
  const event = { ...buildEventRecord(places), channels: [] };
  return render(
    <AtAddress>
      <PlatformContext.Provider value={{ ...platform, session: { ...platform.session, ...session } }}>
        <EventRegistration data={{ event, isRegisterOpen }} />
      </PlatformContext.Provider>
    </AtAddress>,
  );
}

test.each([
  ['without a limit', {}, '', 'Register'],
  ['with free places', { capacity: 20, registeredCount: 12 }, '12 of 20 places taken', 'Register'],
  [
    'when the last place is taken',
    { capacity: 20, registeredCount: 20 },
    'Full: all 20 places taken',
    'Join waiting list',
  ],
  [
    'when others wait',
    { capacity: 20, registeredCount: 20, waitingCount: 3 },
    'Full: 3 on the waiting list',
    'Join waiting list',
  ],
])('%s it says how many places are taken', (_, places, text, button) => {
  const { container } = show(places);
  expect(container).toHaveTextContent(new RegExp(`^${text}${button}$`));
});

test('shows nothing when registration is closed', () => {
  const { container } = show({ capacity: 20 }, {}, false);
  expect(container).toBeEmptyDOMElement();
});

test('lists the registered pilots, also once registration is closed', () => {
  const registrations = [{ eventId: 'event-1', status: 'waiting' as const, place: 2 }];
  show({ capacity: 20, registeredCount: 20 }, { user: buildUser(), registrations }, false);
  expect(screen.getByRole('link', { name: 'Waiting list, place 2' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
