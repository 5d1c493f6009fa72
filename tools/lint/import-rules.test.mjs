import { cruise } from 'dependency-cruiser';
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { allowedImports, importRules, NO_CIRCLES } from './import-rules.mjs';

const LAYERS = [['config'], ['http', 'database'], [['users', 'auth'], 'products'], ['sales/cart']];

const FILES = {
  'main.ts': `import { list } from './products/list'; list();`,
  'config/settings.ts': `export interface Settings { port: number } export const port = 1;`,
  'http/error.ts': `import { port } from '../config/settings'; export const error = port;`,
  'products/product.ts': `export interface Product { id: number } export const product = 1;`,
  'products/list.ts': `
    import { error } from '../http/error';
    import { product } from './product';
    export const list = () => [error, product];`,
  'users/user.ts': `export const user = 1;`,
  'auth/pair.ts': `import { user } from '../users/user'; export const pair = user;`,
  'sales/cart/cart.ts': `import { list } from '../../products/list'; export const cart = list;`,

  'config/upward-type.ts': `import type { Product } from '../products/product'; export type P = Product;`,
  'config/upward-inline-type.ts': `import { type Product } from '../products/product'; export type P = Product;`,
  'config/upward-export.ts': `export type { Product } from '../products/product';`,
  'config/upward-lazy.ts': `export const lazy = () => import('../products/product');`,
  'config/upward.spec.ts': `import { product } from '../products/product'; export const p = product;`,
  'http/sibling.ts': `import { rows } from '../database/rows'; export const s = rows;`,
  'database/rows.ts': `export const rows = 1;`,
  'products/of-root.ts': `import '../top';`,
  'top.ts': `export const top = 1;`,
  'products/of-area.ts': `import { cart } from '../sales/cart/cart'; export const c = cart;`,
  'products/of-testing.ts': `import { start } from '../testing/start'; export const s = start;`,
  'testing/start.ts': `import { list } from '../products/list'; export const start = list;`,
  'products/circle-a.ts': `import { b } from './circle-b'; export interface A { id: number } export const a = () => b;`,
  'products/circle-b.ts': `import type { A } from './circle-a'; export const b: A = { id: 1 };`,
  'stray/stray.ts': `import { port } from '../config/settings'; export const s = port;`,
  'sales/stray/stray.ts': `import { cart } from '../cart/cart'; export const s = cart;`,
};

describe('import rules', () => {
  let root;
  let found;

  before(async () => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'shishir-imports-')));
    for (const [file, text] of Object.entries(FILES)) {
      const path = join(root, 'src', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const { output } = await cruise(['src'], {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: [...importRules('src', LAYERS), NO_CIRCLES] },
      tsPreCompilationDeps: true,
    });
    const { summary } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
    found = summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
  });
  after(() => rmSync(root, { recursive: true, force: true }));

  const of = (file) => found.filter((line) => line.startsWith(`src/${file}: `));
  const rejected = (file, rule) => assert.deepEqual(of(file), [`src/${file}: src/${rule}`]);
  const accepted = (file) => assert.deepEqual(of(file), []);

  test('allow imports of lower rows and of the same folder, and any imports by root files', () => {
    accepted('http/error.ts');
    accepted('products/list.ts');
    accepted('main.ts');
  });
  test('reject an upward type import', () => {
    rejected('config/upward-type.ts', 'config');
    rejected('config/upward-inline-type.ts', 'config');
  });
  test('reject upward re-exports and dynamic imports', () => {
    rejected('config/upward-export.ts', 'config');
    rejected('config/upward-lazy.ts', 'config');
  });
  test('reject imports between folders of the same row', () => rejected('http/sibling.ts', 'http'));
  test('allow imports between folders of an inner array', () => accepted('auth/pair.ts'));
  test('reject an import of a root file', () => rejected('products/of-root.ts', 'products'));
  test('apply to the folders of an area', () => {
    accepted('sales/cart/cart.ts');
    rejected('products/of-area.ts', 'products');
  });
  test('ignore tests and testing folders, but reject imports of them', () => {
    accepted('config/upward.spec.ts');
    accepted('testing/start.ts');
    rejected('products/of-testing.ts', 'products');
  });
  test('reject a circle that is closed by a type', () =>
    assert.deepEqual(
      found.filter((line) => line.endsWith(': circle')).map((line) => line.split(':')[0]),
      ['src/products/circle-a.ts'],
    ));
  test('reject a folder that is missing in layers.mjs', () => {
    for (const file of ['stray/stray.ts', 'sales/stray/stray.ts']) {
      assert.deepEqual(of(file), [`src/${file}: src, unlisted`]);
    }
  });
  test('reject a folder that is named twice', () => {
    assert.throws(() => allowedImports([['a'], [['b', 'a']]]), /names the folder a twice/);
  });
});
