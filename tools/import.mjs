// npm run import -- products.json: takes a file of the old site into the catalogue.
import './setup/require-node.mjs';
import('./setup/api-command.mjs').then(({ runApiCommand }) =>
  runApiCommand('import/import-command.js'),
);
