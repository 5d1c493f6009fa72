/** Jest settings for the Nx targets. The spec files that SPECS selects run together in one process. */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { together } = require('../../tools/test/together');
const settings = require('./jest.config');

/**
 * Spec files that `npm test` runs on MariaDB; `npm run test:matrix` runs all others. A folder includes all its files.
 * Files that depend on the SQL dialect come first, then one file for each remaining domain.
 */
const MARIADB = [
  'platform/database/',
  'platform/schema/',
  'platform/records/',
  'platform/record-api/',
  'platform/http/lists.spec.ts',
  'platform/mail/mail.spec.ts',
  'catalogue/import/import-products.spec.ts',
  'catalogue/product-imports/product-imports.spec.ts',
  'catalogue/products/list/',
  'operations/backup/',
  'operations/housekeeping/housekeeping.spec.ts',
  'operations/setup/db-copy.spec.ts',
  'operations/setup/seeds/run-seeds.spec.ts',
  'operations/setup/seeds/translations.spec.ts',
  'staff/audit/',
  'staff/history/history.spec.ts',
  'staff/overview/',
  'staff/staff-search/',

  'catalogue/categories/category-writes.spec.ts',
  'catalogue/documents/',
  'catalogue/products/product-writes.spec.ts',
  'content/company/company.spec.ts',
  'content/media-library/media-library.spec.ts',
  'content/menu/',
  'content/posts/',
  'content/translations/',
  'content/vrf-project/vrf-project.spec.ts',
  'sales/contact-message/inbox/inbox.spec.ts',
  'sales/customer-desk/',
  'sales/maintenance-desk/',
  'sales/visit-reports/',
  'sales/contact-message/pipeline/',
  'sales/quotation-cart/',
  'sales/quotations/staff/',
  'sales/saved-systems/',
  'staff/auth/auth.spec.ts',
  'staff/auth/providers/oidc.spec.ts',
  'staff/users/users.spec.ts',
  'staff/webhooks/',
];

const isOn = (server) => (file) => file.endsWith(`.${server}.spec.ts`);
const needsServer = (file) => isOn('redis')(file) || isOn('replica')(file);
/** True if the file opens a database and its results may differ on MariaDB. */
function opensDatabase(file) {
  const text = readFileSync(join(__dirname, 'src', file), 'utf8');
  return !needsServer(file) && text.includes('/testing/') && !text.includes('@sqlite-only');
}
const unused = new Set(MARIADB);
function isListed(file) {
  const name = MARIADB.find((one) => file.startsWith(one));
  unused.delete(name);
  return name !== undefined;
}

const CHOICES = {
  sqlite: (file) => !needsServer(file),
  mariadb: (file) => isListed(file) && opensDatabase(file),
  matrix: (file) => !isListed(file) && opensDatabase(file),
  redis: isOn('redis'),
  replica: isOn('replica'),
};
const specs = process.env.SPECS ?? 'sqlite';

module.exports = together(settings, CHOICES[specs]);
if (specs === 'mariadb' && unused.size > 0) {
  throw new Error(`No spec file is ${[...unused].join(', ')}.`);
}
