/* A script of the dashboard that fails to load is tried once more. If that fails too, the page says so: it would be blank. */
addEventListener(
  'error',
  function (event) {
    var script = event.target;
    if (!(script instanceof HTMLScriptElement) || script.type !== 'module') return;
    if (script.dataset.again !== undefined) {
      document.getElementById('load-failure').hidden = false;
      return;
    }
    var again = document.createElement('script');
    again.type = 'module';
    again.src = script.src;
    again.dataset.again = '';
    script.replaceWith(again);
  },
  true,
);
