// npm run storage:copy: copies pictures, CVs and drawings from the data folder into the bucket of STORAGE_URL.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./setup/api-command.mjs'))
  .then(({ runApiCommand }) => runApiCommand('operations/setup/storage-copy-command.js'));
