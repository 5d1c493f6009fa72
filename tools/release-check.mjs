// npm run release:check: what has to hold before a version is released. See docs/releases.md.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./release/check.mjs'));
