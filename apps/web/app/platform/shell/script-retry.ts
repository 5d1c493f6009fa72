/**
 * Runs before any other script of a page. Retries once if the files of a module failed to load; if that fails too, the
 * page stays as rendered by the server, with its parts for browsers without JavaScript. Plain code, since it is inlined.
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
  // The entry is imported by the script itself. Error messages differ by browser, but all contain 'import'.
  addEventListener('unhandledrejection', (event) => {
    if (!/import/i.test(String(event.reason))) return;
    event.preventDefault();
    onFailure();
  });
};

export const SCRIPT_RETRY = `(${String(retry)})()`;
