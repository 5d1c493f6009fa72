// npm run dev: runs API, site and dashboard from their sources and reloads them on changes.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./setup/develop.mjs'));
