// npm run test:faults: injects the faults of docs/faults.md into the built product, to the line `N passed, N failed`.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./faults/run.mjs'));
