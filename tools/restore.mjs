// npm run restore -- BACKUP.tar: restores a backup into an empty place.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./setup/api-command.mjs'))
  .then(({ runApiCommand }) => runApiCommand('operations/setup/restore-command.js'));
