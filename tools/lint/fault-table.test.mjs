import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setup/root.mjs';

const ROW = /^\| .+ \| `(?<file>[^`]+)`: (?<name>.+?) +\|$/;
const NAMES = /\btest\(\s*'(?<name>[^']+)'/g;

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const rows = read('docs/faults.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2);
const named = rows.map((row) => {
  const found = ROW.exec(row);
  assert.ok(found, `This row of docs/faults.md names no test: ${row}`);
  const { file, name } = found.groups;
  return { file: file.replace(/^faults\//, 'tools/faults/'), name };
});

test('lists only existing tests in the table of faults', () => {
  assert.ok(named.length > 20);
  for (const { file, name } of named) {
    assert.ok(existsSync(join(ROOT, file)), `${file} is not there`);
    assert.ok(read(file).includes(`'${name}'`), `${file} has no test '${name}'`);
  }
});

test('lists each fault test in the table of faults', () => {
  const folder = 'tools/faults';
  const files = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.test.mjs'));
  for (const file of files.map((name) => `${folder}/${name}`)) {
    const tests = [...read(file).matchAll(NAMES)].map(({ groups }) => groups.name);
    assert.ok(tests.length > 0);
    for (const name of tests) {
      const isNamed = named.some((row) => row.file === file && row.name === name);
      assert.ok(isNamed, `docs/faults.md does not name '${name}' of ${file}`);
    }
  }
});
