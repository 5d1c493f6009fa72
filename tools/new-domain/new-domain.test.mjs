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
import { newDomain } from './generate.mjs';
import { NotCreated } from './names.mjs';

const COPIED = ['apps/api', 'apps/admin', 'libs', 'tools'];
const FILES = ['eslint.config.mjs', 'jest.preset.js', 'package.json', 'tsconfig.base.json'];
const TSC = 'node_modules/typescript-7/bin/tsc';
const LEFT_OUT = ['node_modules', 'dist', 'test-results', '.nx'];

/** A copy of what a domain touches. The packages are linked, those of the workspace to the copy itself. */
async function copyRepository() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'shishir-domain-')));
  const filter = (path) => !LEFT_OUT.includes(basename(path));
  for (const path of COPIED) {
    await cp(join(ROOT, path), join(root, path), { recursive: true, filter });
  }
  for (const file of [...FILES, '.prettierrc.json']) await cp(join(ROOT, file), join(root, file));
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

/** Every file of a copy with its text, but for pictures. */
async function snapshot(root) {
  const texts = new Map();
  for (const folder of ['apps', 'libs']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      if (/\.(avif|webp|png|woff2)$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      texts.set(path, await readFile(path, 'utf8'));
    }
  }
  return texts;
}

describe('a new domain', () => {
  let root;
  let brochure;
  let caseStudy;
  before(async () => {
    root = await copyRepository();
    brochure = await newDomain(root, 'brochure');
    caseStudy = await newDomain(root, 'case-study', { label: 'energy audit' });
  });
  after(() => rm(root, { recursive: true, force: true }));

  const passes = async (command, args, options = {}) => {
    const { code, output } = await run(command, args, { cwd: root, ...options });
    assert.equal(code, 0, output);
  };
  const read = (path) => readFile(join(root, path), 'utf8');

  test('has every file of the slice, by its name', () => {
    for (const path of [
      'libs/contract/src/content/brochures.ts',
      'libs/demo/data/brochures.json',
      'apps/api/src/content/brochures/brochure.entity.ts',
      'apps/api/src/content/brochures/brochures.service.ts',
      'apps/api/src/operations/setup/seeds/brochures.seeds.ts',
      'apps/admin/src/content/brochures/brochure-list.page.tsx',
      'apps/admin/src/content/brochures/brochure-form.page.tsx',
    ]) {
      assert.ok(brochure.created.includes(path), path);
    }
    const migrations = [...brochure.created, ...caseStudy.created]
      .filter((path) => path.includes('migrations/'))
      .map((path) => Number(/\d{13}/.exec(path)[0]));
    assert.equal(migrations[1], migrations[0] + 1);
  });

  test('holds nothing of the gallery', async () => {
    for (const path of [...brochure.created, ...caseStudy.created]) {
      if (path.endsWith('.json')) continue;
      assert.doesNotMatch(await read(path), /gallery|project_/i, path);
    }
  });

  test('is called in each place as people, code and tables call it', async () => {
    const contract = await read('libs/contract/src/content/case-studies.ts');
    assert.match(contract, /Row: CaseStudy,/);
    assert.match(contract, /export const caseStudies = recordRoutes/);
    assert.match(contract, /path: '\/case-studies'/);
    assert.match(contract, /one: 'energy audit'/);
    const texts = await read('apps/admin/src/content/case-studies/case-studies.ts');
    assert.match(texts, /'Energy Audit List'/);
    assert.match(texts, /'No energy audits found\.'/);
    const entity = await read('apps/api/src/content/case-studies/case-study.entity.ts');
    assert.match(entity, /name: 'case_studies'/);
    const service = await read('apps/api/src/content/case-studies/case-studies.service.ts');
    assert.match(service, /subject: 'case-study'/);
    const paths = await read('apps/admin/src/platform/ui/page/paths.ts');
    assert.match(paths, /caseStudies: {\s+list: '\/dashboard\/case-study\/case-study-list'/);
  });

  test('is formatted', async () => {
    const files = [brochure, caseStudy].flatMap(({ created, changed }) => [...created, ...changed]);
    await passes('prettier', ['--check', ...files]);
  });

  test('has the types that it needs', async () => {
    const apps = ['apps/api', 'apps/admin'];
    for (const app of apps) await passes('node', [TSC, '-p', `${app}/tsconfig.json`]);
  });

  test('passes lint', async () => {
    const folders = ['apps/api/src/content', 'apps/admin/src/content'].map(
      (source) => `${source}/case-studies`,
    );
    await passes('eslint', ['--quiet', ...folders, 'apps/api/src/operations/housekeeping']);
  });

  test('passes its own tests, and its migration fits its entity', async () => {
    const env = { TEST_MYSQL_URL: '' };
    const jest = (app, ...files) => passes('jest', ['-i', ...files], { env, cwd: join(root, app) });
    await Promise.all([
      jest('apps/api', 'src/platform/record-api', 'src/platform/schema/migrations.spec.ts'),
      jest('apps/admin', 'src/content/case-studies'),
    ]);
  });

  describe('is rejected, and nothing is written,', () => {
    let untouched;
    before(async () => {
      untouched = await snapshot(root);
    });
    const rejects = async (name, options, message) => {
      await assert.rejects(newDomain(root, name, options), (error) => {
        assert.ok(error instanceof NotCreated);
        assert.match(error.message, message);
        return true;
      });
      assert.deepEqual(await snapshot(root), untouched);
    };

    test('where its name is none', async () => {
      for (const name of ['', 'Brochure', '2nd', 'a_b', 'a--b', '../x']) {
        await rejects(name, {}, /is no name for a domain/);
      }
      await rejects('brochure', { plural: 'Brochures' }, /'Brochures' is no name/);
      await rejects('a-name-of-many-letters', {}, /too long/);
      await rejects('class', { plural: 'classes' }, /'class' cannot be a name/);
    });

    test('where its name is taken', async () => {
      await rejects(
        'brochure',
        {},
        /taken: libs\/contract\/src\/content\/brochures\.ts is there already/,
      );
      await rejects('product', {}, /taken/);
      await rejects('role', {}, /exports 'Role'/);
    });

    test('where a file does not list the gallery any more', async () => {
      const file = join(root, 'apps/api/src/app.module.ts');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace('        GalleryModule,\n', ''));
      untouched = await snapshot(root);
      await rejects('leaflet', {}, /app\.module\.ts is not as expected.*GalleryModule/);
    });
  });
});
