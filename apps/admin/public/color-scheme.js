/* Runs before the first paint, so that a page in the dark scheme never starts out white.
   The theme keeps the choice under the same key and takes over from here. */
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('mui-mode');
  } catch {
    /* Storage may be closed; then the system decides. */
  }
  var dark =
    mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
