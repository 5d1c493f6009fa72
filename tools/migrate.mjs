// npm run migrate -- up|down|status: migrates the database without starting the product, or reverts its last migration.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./setup/api-command.mjs'))
  .then(({ runApiCommand }) => runApiCommand('operations/setup/migrate-command.js'));
