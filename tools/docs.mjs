// npm run docs: writes the tables of the docs that are made from the code.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./docs/tables.mjs'))
  .then(({ writeTables }) => writeTables());
