import { PlatformContext } from '@holeshot/platform';
import { createTestPlatform } from '@holeshot/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyTab } from './lazy-tab';

const Members = ({ count }: { count: number }) => <p>{count} members</p>;

test('code that does not come is told in the place of the tab, and fetched when asked again', async () => {
  let isDown = true;
  const Tab = lazyTab('Members', async () => {
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
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 members')).toBeVisible();
});
