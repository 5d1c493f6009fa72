// npm run bench: what a response costs, beside what it costs at least. See docs/performance.md.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./bench/run.mjs'));
