// npm run demo:remove: removes the demonstration data from a database before real use.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./setup/api-command.mjs'))
  .then(({ runApiCommand }) => runApiCommand('operations/setup/demo-remove-command.js'));
