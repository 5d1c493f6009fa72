// npm run dev: API, site and dashboard from their sources, each reloading on change.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./setup/develop.mjs'));
