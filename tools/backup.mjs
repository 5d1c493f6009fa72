// npm run backup: backs up the database and files of a running product.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./setup/api-command.mjs'))
  .then(({ runApiCommand }) => runApiCommand('operations/setup/backup-command.js'));
