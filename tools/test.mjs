// npm test, npm run test:matrix, npm run test:faults: run from a fresh clone to the line `N passed, N failed`.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./test/run.mjs'));
