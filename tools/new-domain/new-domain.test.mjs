import assert from 'node:assert/strict';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ROOT } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';

const COPIED = ['apps/api', 'apps/admin', 'libs', 'tools'];
const FILES = [
  ...['.prettierrc.json', 'eslint.config.mjs', 'jest.preset.js', 'nx.json'],
  ...['package-lock.json', 'package.json', 'tsconfig.base.json'],
];
const TSC = 'node_modules/typescript-7/bin/tsc';
const LEFT_OUT = ['node_modules', 'dist', 'test-results', '.nx'];

/** Copies everything that a new domain depends on. Packages are linked, those of the workspace to the copy. */
async function copyRepository() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'shishir-domain-')));
  const filter = (path) => !LEFT_OUT.includes(basename(path));
  for (const path of COPIED) {
    await cp(join(ROOT, path), join(root, path), { recursive: true, filter });
  }
  for (const file of FILES) await cp(join(ROOT, file), join(root, file));
  const packages = join(root, 'node_modules');
  await mkdir(join(packages, '@shishir'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name === '@shishir') continue;
    await symlink(join(ROOT, 'node_modules', name), join(packages, name));
  }
  for (const folder of ['libs', 'apps']) {
    for (const name of await readdir(join(root, folder))) {
      await symlink(join(root, folder, name), join(packages, '@shishir', name));
    }
  }
  return root;
}

/** Returns the text of every file in a copy, except pictures. */
async function snapshot(root) {
  const texts = new Map();
  for (const folder of ['apps', 'libs']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((item) => item.isFile())) {
      if (/\.(avif|webp|png|woff2)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      texts.set(path, await readFile(path, 'utf8'));
    }
  }
  return texts;
}

describe('a new domain', () => {
  let root;
  let created;
  const generate = (...args) =>
    run('nx', ['generate', './tools/new-domain/generators.json:domain', ...args], {
      cwd: root,
      env: { NX_DAEMON: 'false', NX_INTERACTIVE: 'false', FORCE_COLOR: '0' },
    });
  const passes = async (command, args, options = {}) => {
    const { code, output } = await run(command, args, { cwd: root, ...options });
    assert.equal(code, 0, output);
    return output;
  };
  const read = (path) => readFile(join(root, path), 'utf8');

  before(async () => {
    root = await copyRepository();
    created = [];
    for (const args of [['brochure'], ['case-study', '--label', 'energy audit']]) {
      const { code, output } = await generate(...args);
      assert.equal(code, 0, output);
      created.push(
        [...output.matchAll(/(CREATE|UPDATE) (\S+)/g)].map(([, kind, path]) => ({ kind, path })),
      );
    }
  });
  after(() => rm(root, { recursive: true, force: true }));

  test('consists of ten files and entries in eight lists', () => {
    for (const files of created) {
      assert.equal(files.filter(({ kind }) => kind === 'CREATE').length, 10);
      assert.equal(files.filter(({ kind }) => kind === 'UPDATE').length, 8);
    }
    const [first, second] = created.map((files) =>
      Number(/migrations\/(\d{13})-/.exec(files.map(({ path }) => path).join(' '))[1]),
    );
    assert.equal(second, first + 1);
  });

  test('is named correctly in texts, code and tables', async () => {
    const contract = await read('libs/contract/src/content/case-studies.ts');
    assert.match(contract, /export const \{ Row: CaseStudy \}/);
    assert.match(contract, /export const caseStudies = recordRoutes/);
    assert.match(contract, /path: '\/case-studies'/);
    assert.match(contract, /one: 'energy audit'/);
    const texts = await read('apps/admin/src/content/case-studies/case-studies.texts.ts');
    assert.match(texts, /'Energy Audits'/);
    assert.match(texts, /'No energy audits found\.'/);
    const entity = await read('apps/api/src/content/case-studies/case-study.entity.ts');
    assert.match(entity, /name: 'case_studies'/);
  });

  test('is formatted', async () => {
    await passes('prettier', ['--check', ...created.flat().map(({ path }) => path)]);
  });

  test('compiles', async () => {
    const apps = ['apps/api', 'apps/admin'];
    for (const app of apps)
      await passes('node', [TSC, '-p', `${app}/tsconfig.json`, '--checkers', '1']);
  });

  test('passes lint', async () => {
    const folders = ['apps/api/src/content', 'apps/admin/src/content'].flatMap((source) => [
      `${source}/case-studies`,
      `${source}/records`,
    ]);
    await passes('eslint', ['--quiet', ...folders]);
  });

  test('passes the tests of a record and has a migration that matches its entity', async () => {
    const env = { TEST_MYSQL_URL: '' };
    const names = ['-t', '^(brochure|case.?study|the migrations)'];
    const jest = async (app, ...files) => {
      const cwd = join(root, app);
      const output = await passes('jest', ['-i', ...names, ...files], { env, cwd });
      assert.match(output, /Tests: .*[1-9]\d? passed/);
    };
    await Promise.all([
      jest('apps/api', 'src/platform/record-api', 'src/platform/schema/migrations.spec.ts'),
      jest('apps/admin', 'src/content/records'),
    ]);
  });

  describe('is rejected without any changes', () => {
    let untouched;
    before(async () => {
      untouched = await snapshot(root);
    });
    const rejects = async (args, message) => {
      const { code, output } = await generate(...args);
      assert.notEqual(code, 0);
      assert.match(output, message);
      assert.deepEqual(await snapshot(root), untouched);
    };

    test('if its name is invalid', async () => {
      await rejects(['../x'], /does not match/);
      await rejects(['a-name-of-many-letters'], /20/);
    });

    test('if its name is taken', async () => {
      await rejects(['brochure'], /taken: libs\/contract\/src\/content\/brochures\.ts exists/);
      await rejects(['role'], /exports 'Role'/);
    });

    test('if a list has changed', async () => {
      const path = 'libs/contract/src/domains.ts';
      const text = await read(path);
      await writeFile(join(root, path), text.replace(/^export \{ gallery \}.*\n/m, ''));
      untouched = await snapshot(root);
      await rejects(['leaflet'], /domains\.ts must contain this line exactly once/);
    });
  });
});
