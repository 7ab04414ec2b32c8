import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, RouterProvider } from 'react-router-dom';
import { addWebfont } from '../../shell/src/app/font';
import { CatalogueLayout } from './catalogue-layout';
import { RoomPage } from './room-page';
import { ROOMS } from './rooms';

const router = createBrowserRouter([
  {
    Component: CatalogueLayout,
    children: [
      { path: '/', element: <Navigate to="/styles" replace /> },
      ...Object.entries(ROOMS).map(([room, examples]) => ({
        path: `/${room}`,
        element: <RoomPage room={room} examples={examples} />,
      })),
    ],
  },
]);

addWebfont();
const root = document.createElement('div');
root.id = 'root';
document.body.append(root);
createRoot(root).render(<RouterProvider router={router} />);
