/**
 * Resolves once the screen is of this kind, which may be never: what only wide screens show is then neither
 * loaded nor woken up on a phone. At once on the server, which renders for every screen.
 */
export function onScreen(query: string): Promise<void> {
  if (typeof window === 'undefined' || !window.matchMedia) return Promise.resolve();
  const media = window.matchMedia(query);
  if (media.matches) return Promise.resolve();
  return new Promise((resolve) => {
    media.addEventListener('change', () => resolve(), { once: true });
  });
}
