import type { RemoteManifest } from './remote-manifest';
import { findRouteFaults } from './route-table';

const remote = (
  name: RemoteManifest['name'],
  routes: [id: string, path: string][],
  dialogs: string[] = [],
): RemoteManifest => ({
  name,
  contractVersion: 1,
  routes: routes.map(([id, path]) => ({ id, path, prefetch: [] })),
  dialogs,
});

describe('findRouteFaults', () => {
  it('returns nothing when all paths are unique', () => {
    expect(
      findRouteFaults([
        remote('mf-race', [['race:event', '/event/:eventId']]),
        remote('mf-public', [['public:home', '/']]),
      ]),
    ).toEqual([]);
  });

  it.each([
    [
      'the same path',
      remote('mf-public', [['public:x', '/event/:id']]),
      '/event/: is claimed more than once',
    ],
    [
      'the same id',
      remote('mf-race', [['race:event', '/other']]),
      'the route id race:event is used more than once',
    ],
    ['the same dialog', remote('mf-public', [], ['login']), 'the dialog login is answered more than once'],
    [
      'an id of another remote',
      remote('mf-public', [['race:x', '/x']]),
      'mf-public names a route race:x; its ids begin with public:',
    ],
  ])('reports %s', (_what, other, fault) => {
    expect(
      findRouteFaults([remote('mf-race', [['race:event', '/event/:eventId']], ['login']), other]),
    ).toContain(fault);
  });
});
