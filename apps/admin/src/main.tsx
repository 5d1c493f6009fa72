import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { makeQueryClient } from './platform/api/query-client';
import { App } from './app';
import { routes } from './routes';
import './platform/theme/fonts.css';
import './platform/theme/base.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App queries={makeQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </App>
  </StrictMode>,
);
