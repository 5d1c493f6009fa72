// npm run test:node -- 20.19 22 24: runs the tests on other versions of Node. See docs/releases.md.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./release/node-versions.mjs'));
