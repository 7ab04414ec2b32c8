import { toInstantMs } from '@holeshot/domain';
import { AtAddress, buildEventListItem } from '@holeshot/testing';
import { act, render, screen } from '@testing-library/react';
import { LiveBar } from './live-bar';

test('leaves out the expected start of a late race', async () => {
  const timeZone = 'Australia/Adelaide';
  const [from, until] = [Date.UTC(2126, 10, 21, 11, 40), Date.UTC(2126, 10, 21, 11, 46)];
  jest.useFakeTimers({ now: toInstantMs(until, timeZone) - 8_000 });
  try {
    const live = {
      event: buildEventListItem({ timeZone }),
      isNext: true,
      raceId: 'race-2',
      roundNumber: 4,
      raceNumber: 2,
      eventType: 'Race' as const,
      expectedStart: { likely: from, range: { from, until } },
      timerAheadMs: 0,
      leader: null,
    };
    render(
      <AtAddress href="/events">
        <LiveBar live={[live]} />
      </AtAddress>,
    );
    const bar = screen.getByRole('complementary');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(bar).toHaveTextContent('Race 2, 11:40 AM to 11:46 AM in AdelaideWatch');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(bar).toHaveTextContent('Race 2Watch');
  } finally {
    jest.useRealTimers();
  }
});
