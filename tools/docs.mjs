// npm run docs: updates the tables in the docs that are generated from code.
import './setup/require-node.mjs';
void import('./setup/install.mjs')
  .then(({ ensureInstalled }) => ensureInstalled())
  .then(() => import('./docs/tables.mjs'))
  .then(({ writeTables }) => writeTables());
