// npm run db:copy -- --from PLACE --to PLACE: copies a database to another kind of server.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./setup/api-command.mjs'))
  .then(({ runApiCommand }) => runApiCommand('operations/setup/db-copy-command.js'));
