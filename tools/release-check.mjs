// npm run release:check: checks the requirements of a release. See docs/releases.md.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./release/check.mjs'));
