import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeQueryClient } from '../api/query-client';
import { App } from '../../app';
import { routes } from '../../routes';

// Styles are kept out of the document: each query by role would match all their rules.
const detachedStyles = createCache({ key: 'css', container: document.createElement('div') });

/** Renders the whole dashboard at an address. */
export function renderDashboard(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <CacheProvider value={detachedStyles}>
      <App queries={makeQueryClient(0)}>
        <RouterProvider router={router} />
      </App>
    </CacheProvider>,
  );
  return {
    person: userEvent.setup(),
    /** Goes back, like the browser's back button. */
    back: () => act(() => router.navigate(-1)),
    go: (to: string) => act(() => router.navigate(to)),
    /** Path and search, as in the address bar. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
