import { ESLint } from 'eslint';
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, describe, test } from 'node:test';
import tseslint from 'typescript-eslint';
import { ROOT } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { allowedImports, layerConfigs } from './layers.mjs';

const FILES = {
  'layers.mjs': `export const layers = [['config'], ['http', 'database'], [['users', 'auth'], 'products'], ['sales/cart']];`,
  'src/main.ts': `import { list } from './products/list'; list();`,
  'src/config/settings.ts': `export interface Settings { port: number } export const port = 1;`,
  'src/http/error.ts': `import { port } from '../config/settings'; export const error = port;`,
  'src/products/product.ts': `export interface Product { id: number } export const product = 1;`,
  'src/products/list.ts': `
    import { error } from '../http/error';
    import { product } from './product';
    export const list = () => [error, product];`,
  'src/users/user.ts': `export const user = 1;`,
  'src/auth/pair.ts': `import { user } from '../users/user'; export const pair = user;`,

  'src/config/upward-type.ts': `import type { Product } from '../products/product'; export type P = Product;`,
  'src/config/upward-inline-type.ts': `import { type Product } from '../products/product'; export type P = Product;`,
  'src/config/upward-export.ts': `export type { Product } from '../products/product';`,
  'src/config/upward-lazy.ts': `export const lazy = () => import('../products/product');`,
  'src/config/upward.spec.ts': `import { product } from '../products/product'; export const p = product;`,
  'src/http/sibling.ts': `import { rows } from '../database/rows'; export const s = rows;`,
  'src/database/rows.ts': `export const rows = 1;`,
  'src/products/of-root.ts': `import '../main';`,
  'src/products/of-testing.ts': `import { start } from '../testing/start'; export const s = start;`,
  'src/testing/start.ts': `import { list } from '../products/list'; export const start = list;`,
  'src/products/circle-a.ts': `import { b } from './circle-b'; export const a = () => b;`,
  'src/products/circle-b.ts': `import { a } from './circle-a'; export const b = () => a;`,
  'src/sales/cart/cart.ts': `import { list } from '../../products/list'; export const cart = list;`,
  'src/products/of-area.ts': `import { cart } from '../sales/cart/cart'; export const c = cart;`,
  'src/sales/stray/stray.ts': `import { cart } from '../cart/cart'; export const s = cart;`,
  'src/stray/stray.ts': `import { port } from '../config/settings'; export const s = port;`,
};

const ZONE = 'import-x/no-restricted-paths';

describe('the layers of an app', () => {
  let root;
  let found;

  before(async () => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'shishir-layers-')));
    for (const [file, text] of Object.entries(FILES)) {
      const path = join(root, 'apps/shop', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const eslint = new ESLint({
      cwd: root,
      overrideConfigFile: true,
      overrideConfig: [
        { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
        ...(await layerConfigs(root)),
      ],
    });
    const results = await eslint.lintFiles('apps/shop/src/**/*.ts');
    found = Object.fromEntries(
      results.map(({ filePath, messages }) => [
        relative(join(root, 'apps/shop/src'), filePath),
        messages.map(({ ruleId, message }) => ruleId ?? message),
      ]),
    );
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  const rejected = (file, rule) => assert.deepEqual(found[file], [rule]);
  const accepted = (file) => assert.deepEqual(found[file], []);

  test('let a folder import lower rows and itself, and root files import everything', () => {
    accepted('http/error.ts');
    accepted('products/list.ts');
    accepted('main.ts');
  });
  test('reject an upward type import', () => {
    rejected('config/upward-type.ts', ZONE);
    rejected('config/upward-inline-type.ts', ZONE);
  });
  test('reject an upward re-export and an upward dynamic import', () => {
    rejected('config/upward-export.ts', ZONE);
    rejected('config/upward-lazy.ts', ZONE);
  });
  test('reject an import of a folder of the same row', () => rejected('http/sibling.ts', ZONE));
  test('let the folders of one inner array import each other', () => accepted('auth/pair.ts'));
  test('reject an import of a root file', () => rejected('products/of-root.ts', ZONE));
  test('leave tests and testing folders alone, but do not let others import them', () => {
    accepted('config/upward.spec.ts');
    accepted('testing/start.ts');
    rejected('products/of-testing.ts', ZONE);
  });
  test('reject an import cycle inside a folder', async () => {
    const { code, output } = await run('oxlint', ['-c', join(ROOT, '.oxlintrc.json'), root]);
    assert.equal(code, 1);
    const cycles = output.match(/import\(no-cycle\)[^[]*\[[^\]]*circle-[ab]\.ts/g);
    assert.equal(cycles?.length, 2, output);
  });
  test('hold for the folders of an area', () => {
    accepted('sales/cart/cart.ts');
    rejected('products/of-area.ts', ZONE);
  });
  test('reject a folder that layers.mjs does not name', () => {
    rejected('stray/stray.ts', ZONE);
    rejected('sales/stray/stray.ts', ZONE);
  });
  test('must not name a folder twice', () => {
    assert.throws(() => allowedImports([['a'], [['b', 'a']]]), /names the folder a twice/);
  });
});
