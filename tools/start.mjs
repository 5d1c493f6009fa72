// npm start: runs the whole product, from a fresh clone to the addresses.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./setup/serve.mjs'));
