import { createClient } from '@holeshot/client';
import { type Platform, PlatformContext, SiteLink, styled } from '@holeshot/platform';
import { Column, GlobalStyle } from '@holeshot/ui';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ROOMS } from './rooms';

const Menu = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding-block: 12px;
  border-bottom: 1px solid var(--line);
  a {
    padding-block: 10px;
  }
`;

/** Replaces the shell: the menu of rooms, and a platform that shows the calls of a component. */
export function CatalogueLayout() {
  const [request, setRequest] = useState('');
  const [platform] = useState<Platform>(() => ({
    session: { user: null, link: '/', adminOfClubId: null, registrations: [], notices: [] },
    client: createClient({ fetch: (url, init) => window.fetch(url, init) }),
    config: { map: { provider: 'built-in' } },
    openDialog: (name) => setRequest(`openDialog: ${name}`),
    reload: async () => setRequest('reload'),
    toast: (text) => setRequest(`toast: ${text}`),
    crash: (error) => setRequest(`crash: ${error}`),
    confirmExternal: ({ href }) => setRequest(`confirmExternal: ${href}`),
    prefetch: () => undefined,
  }));
  return (
    <PlatformContext.Provider value={platform}>
      <GlobalStyle />
      <Column>
        <Menu aria-label="Rooms">
          {Object.keys(ROOMS).map((room) => (
            <SiteLink key={room} to={`/${room}`}>
              {room}
            </SiteLink>
          ))}
        </Menu>
        <p role="status">{request}</p>
        <main>
          <Outlet />
        </main>
      </Column>
    </PlatformContext.Provider>
  );
}
