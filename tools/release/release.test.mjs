import { execa } from 'execa';
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { ROOT } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';
import { containerUserProblems } from './container-user.mjs';
import { ageProblems } from './dependency-ages.mjs';
import { problemsOf } from './headers.mjs';
import { licenceProblems, readSbom } from './licences.mjs';
import { notesOf, versionProblems } from './notes.mjs';
import { secretProblems } from './secrets.mjs';

describe('the release check', () => {
  let folder;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'release-test-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  test('accepts the licences of all packages of the product', async () => {
    const sbom = await readSbom();
    const names = new Set(sbom.components.map(({ purl }) => purl.replace(/@[^@]*$/, '')));
    // The root also lists some of them for development.
    for (const name of ['sharp', 'mysql2', 'libsql', 'react', 'typeorm', '%40mui/material']) {
      assert.ok(names.has(`pkg:npm/${name}`), `${name} is missing`);
    }
    assert.ok(!names.has('pkg:npm/jest'));
    assert.deepEqual(licenceProblems(sbom), []);
  });

  test('rejects packages without a licence or with one that is not permitted', () => {
    const purl = 'pkg:npm/x@1.0.0';
    const components = [
      { name: 'plain', version: '1.0.0', purl, licenses: [{ license: { id: 'MIT' } }] },
      { name: 'either', version: '1.0.0', purl, licenses: [{ expression: '(GPL-3.0 OR MIT)' }] },
      { name: 'silent', version: '1.0.0', purl },
      { name: 'both', version: '1.0.0', purl, licenses: [{ expression: 'MIT AND GPL-3.0' }] },
    ];
    assert.deepEqual(licenceProblems({ components }), [
      'silent names no licence.',
      'both is under MIT AND GPL-3.0, which is not among the licences allowed.',
    ]);
  });

  test('packs the contract and its libraries without sources and tests', async () => {
    const names = ['contract', 'format', 'sizing'];
    const workspaces = names.flatMap((name) => ['-w', `@shishir/${name}`]);
    const { stdout } = await execa('npm', ['pack', '--dry-run', '--json', ...workspaces], {
      cwd: ROOT,
    });
    for (const { name, files } of JSON.parse(stdout)) {
      const paths = files.map(({ path }) => path);
      assert.ok(paths.includes('dist/index.js') && paths.includes('dist/index.d.ts'), name);
      assert.deepEqual(
        paths.filter((path) => !/^(dist\/|package\.json$)/.test(path) || /\.spec\./.test(path)),
        [],
      );
    }
  });

  test('finds no secrets in this repository', async (t) => {
    if (!existsSync(join(ROOT, '.git'))) return t.skip('this is no clone: git names the files');
    assert.deepEqual(await secretProblems(ROOT), []);
  });

  test('finds a secret in an uncommitted file', async () => {
    const repository = join(folder, 'repository');
    await run('git', ['init', '--quiet', repository], { cwd: folder });
    await writeFile(
      join(repository, '.secretlintrc.json'),
      '{"rules":[{"id":"@secretlint/secretlint-rule-preset-recommend"}]}',
    );
    await writeFile(join(repository, 'plain.ts'), 'export const name = "a unit";\n');
    assert.deepEqual(await secretProblems(repository), []);
    // Concatenated, so that this file contains no key itself.
    const begin = '-----BEGIN RSA PRIVATE ' + 'KEY-----';
    const end = begin.replace('BEGIN', 'END');
    await writeFile(
      join(repository, 'key.ts'),
      `const key = \`${begin}\n${'MIIE'.repeat(40)}\n${end}\`;\n`,
    );
    const problems = await secretProblems(repository);
    assert.match(problems.join('\n'), /key\.ts/);
    assert.doesNotMatch(problems.join('\n'), /MIIEMIIE/);
  });

  test('finds an image that runs as root', async () => {
    assert.deepEqual(await containerUserProblems(ROOT), []);
    const lines = ['FROM node:24-slim AS base', 'CMD ["node"]', 'FROM base AS own', 'USER 1000'];
    await writeFile(join(folder, 'Dockerfile'), lines.join('\n'));
    assert.deepEqual(await containerUserProblems(folder), [
      'The image base runs as root: its stage sets no USER.',
    ]);
  });

  test('reports missing headers and headers that reveal software', () => {
    const problems = problemsOf({ host: 'shop.example', path: '/' }, { 'x-powered-by': 'Express' });
    assert.ok(problems.includes('shop.example/: the header x-frame-options is missing.'));
    assert.ok(problems.includes('shop.example/: the header x-powered-by tells what runs here.'));
  });

  test('reports dependencies without releases for years and outdated ones', () => {
    const age = { name: 'x', version: '1.0.0', latest: '3.0.0', lastYears: 0.1, behindMonths: 2 };
    assert.deepEqual(ageProblems(age), []);
    assert.equal(ageProblems({ ...age, lastYears: 4 }).length, 1);
    assert.equal(ageProblems({ ...age, behindMonths: 20 }).length, 1);
  });

  test('returns the release notes of one version', async () => {
    const changelog = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 1.2.0 - 2026-05-01\n\n- Old.\n';
    assert.equal(notesOf(changelog, 'Unreleased'), '- New.');
    assert.equal(notesOf(changelog, '1.2.0'), '- Old.');
    assert.equal(notesOf(changelog, '1.2'), null);
    assert.deepEqual(await versionProblems(ROOT), []);
  });

  test('requires a section in the changelog for a release', async () => {
    const files = {
      'package.json': '{"version":"1.0.0"}',
      'package-lock.json': '{"version":"1.0.0"}',
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await writeFile(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n- New.\n');
    assert.deepEqual(await versionProblems(folder), ['CHANGELOG.md has no section for 1.0.0.']);
    await writeFile(
      join(folder, 'CHANGELOG.md'),
      '# Changelog\n\n## 1.0.0 - 2026-12-01\n\n- New.\n',
    );
    assert.deepEqual(await versionProblems(folder), []);
  });
});
