import { runInNewContext } from 'node:vm';
import { offlinePage } from './offline-page';

test('a page that was not kept tries again once there is network', async () => {
  const html = await (await offlinePage('http://localhost/clubs', [], undefined)).text();
  const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const addEventListener = jest.fn();
  const reload = jest.fn();
  runInNewContext(script, { addEventListener, location: { reload } });
  expect(addEventListener).toHaveBeenCalledWith('online', expect.any(Function));
  addEventListener.mock.calls[0][1]();
  expect(reload).toHaveBeenCalledTimes(1);
});
