import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { makeQueryClient } from './platform/api/query-client';
import { LOCALE } from './platform/ui/page/locale';
import { baseOf } from './platform/ui/page/locale-base';
import { App } from './app';
import { routes } from './routes';
import './platform/theme/fonts.css';
import './platform/theme/locale-faces';
import './platform/theme/base.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App queries={makeQueryClient()}>
      <RouterProvider router={createBrowserRouter(routes, { basename: baseOf(LOCALE) })} />
    </App>
  </StrictMode>,
);
