import { PlatformContext } from '@holeshot/platform';
import { createTestPlatform } from '@holeshot/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from './lazy-part';

const Members = ({ count }: { count: number }) => <p>{count} members</p>;

test.each([
  ['on "Try again"', () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }))],
  ['when the network is back', () => fireEvent(window, new Event('online'))],
])('shows an error when the code fails to load, and loads it again %s', async (_, comeBack) => {
  let isDown = true;
  const Tab = lazyPart('Members', async () => {
    if (isDown) throw new Error('Loading chunk failed');
    return Members;
  });
  render(
    <PlatformContext.Provider value={createTestPlatform().platform}>
      <Suspense>
        <Tab count={3} />
      </Suspense>
    </PlatformContext.Provider>,
  );
  expect(await screen.findByText('Members did not load')).toBeVisible();
  expect(screen.getByText('Loading chunk failed')).toBeVisible();
  isDown = false;
  comeBack();
  expect(await screen.findByText('3 members')).toBeVisible();
});
