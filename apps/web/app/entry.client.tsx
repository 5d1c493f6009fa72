import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Location } from 'react-router';
import { HydratedRouter } from 'react-router/dom';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

declare global {
  interface Window {
    /** Set by the router. */
    __reactRouterDataRouter?: {
      state: { navigation: { location?: Location }; errors?: object | null };
    };
  }
}

// If a script of the next page fails to load, as after a release, the router reloads the current page. The next page is
// loaded instead; browsers without this event do as the router does.
if ('navigation' in window) {
  window.navigation.addEventListener('navigate', (event) => {
    const wanted = window.__reactRouterDataRouter?.state.navigation.location;
    if (!wanted || event.navigationType !== 'reload' || event.userInitiated) return;
    event.preventDefault();
    window.location.assign(wanted.pathname + wanted.search + wanted.hash);
  });
}
