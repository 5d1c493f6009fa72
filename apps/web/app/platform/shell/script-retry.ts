/**
 * Runs before any other script of a page. A module whose files failed to load runs once more; if that fails too, the page
 * stays as the server rendered it, and what it has for browsers without JavaScript is shown. As plain code: it is inlined.
 */
const retry = () => {
  const { documentElement } = document;
  let source = '';
  const onFailure = () => {
    if ('hydrated' in documentElement.dataset || 'static' in documentElement.dataset) return;
    const entry = document.querySelector<HTMLScriptElement>('body script[type=module]');
    if (!entry) return;
    if (source === '') {
      source = entry.text;
      const again = document.createElement('script');
      again.type = 'module';
      again.text = source;
      document.head.append(again);
      return;
    }
    documentElement.dataset.static = '';
    for (const element of document.querySelectorAll('noscript')) {
      element.outerHTML = element.textContent;
    }
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') onFailure();
    },
    true,
  );
  // The entry is imported by the script itself. Each browser has its own words for this, all with 'import'.
  addEventListener('unhandledrejection', (event) => {
    if (!/import/i.test(String(event.reason))) return;
    event.preventDefault();
    onFailure();
  });
};

export const SCRIPT_RETRY = `(${String(retry)})()`;
