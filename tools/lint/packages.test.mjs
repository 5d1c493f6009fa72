import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from '../setup/root.mjs';

/** Packages that are needed although no file names them, with the reason. */
const NEEDED = {
  '@commitlint/cli': 'runs as commitlint',
  '@emotion/styled': 'peer of @mui/material',
  '@testing-library/dom': 'peer of @testing-library/react',
  'oxlint-tsgolint': 'the typed rules of oxlint',
  passport: 'peer of @nestjs/passport',
  pino: 'peer of nestjs-pino',
  'pino-http': 'peer of nestjs-pino',
  typescript: 'for ESLint, which does not work with TypeScript 7 yet',
  'typescript-7': 'runs as tsc',
};
const NOT_SOURCES =
  /(^|\/)(node_modules|dist|\.react-router|test-results|data)\/|^apps\/[^/]+\/build\//;
const SOURCE = /\.(ts|tsx|js|cjs|mjs|css|json)$/;

/** Returns the text of all sources and settings in a folder. */
function textOf(folder, isOwn = (path) => path !== '') {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (NOT_SOURCES.test(`${path}/`)) return [];
      if (entry.isDirectory()) return isOwn(path) ? [textOf(path)] : [];
      const isSource = SOURCE.test(path) && !/package(-lock)?\.json$/.test(path);
      return isSource ? [readFileSync(join(ROOT, path), 'utf8')] : [];
    })
    .join('\n');
}

describe('the package lists', () => {
  const projects = ['apps', 'libs'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`),
  );
  const lists = ['.', ...projects]
    .filter((folder) => existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => {
      const text = readFileSync(join(ROOT, folder, 'package.json'), 'utf8');
      const { scripts, dependencies, devDependencies } = JSON.parse(text);
      return {
        folder,
        scripts: JSON.stringify(scripts ?? {}),
        entries: Object.entries({ ...dependencies, ...devDependencies }),
      };
    });

  test('pin every package to the same version everywhere', () => {
    const versions = new Map();
    for (const { folder, entries } of lists) {
      for (const [name, version] of entries) {
        if (name.startsWith('@shishir/')) continue;
        assert.match(
          version,
          /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/,
          `${folder}: ${name} is not pinned`,
        );
        const first = versions.get(name) ?? version;
        assert.equal(version, first, `${folder}: ${name} has another version elsewhere`);
        versions.set(name, first);
      }
    }
  });

  for (const { folder, scripts, entries } of lists) {
    test(`contain only used packages: ${folder}`, () => {
      // Any project can use the packages of the root during development.
      const text = scripts + textOf(folder, (path) => !path.startsWith('.'));
      const unused = entries
        .map(([name]) => name)
        .filter((name) => !(name in NEEDED) && !isNamed(typedPackage(name), text));
      assert.deepEqual(unused, []);
    });
  }
});

/** Maps `@types/x` to `x`, whose use implies that of the types. */
const typedPackage = (name) =>
  name.startsWith('@types/') ? name.slice('@types/'.length).replace('__', '/') : name;

function isNamed(name, text) {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`['"\`]${escaped}['"\`/]|["/ ]${escaped}[" /]`).test(text);
}
