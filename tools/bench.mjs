// npm run bench: measures the cost of responses relative to their minimum. See docs/performance.md.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./bench/run.mjs'));
