import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ROOT } from '../setup/root.mjs';

/**
 * SQL that not all supported databases understand: MySQL has neither RETURNING nor sequences.
 *
 * @type {[RegExp, string][]}
 */
const NOT_COMMON = [
  [/\bRETURNING\b|\breturning\s+(\*|[`"]|id\b)|\.returning\(/, 'RETURNING'],
  [/\b(create|alter|drop)\s+sequence\b|\bnext\s+value\s+for\b/i, 'a sequence'],
  [/\b(nextval|currval|lastval|setval)\s*\(/i, 'a sequence'],
];

/** Returns the violations in a source file. Comments are ignored. */
function problemsIn(source) {
  const code = source.replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  return NOT_COMMON.filter(([pattern]) => pattern.test(code)).map(([, name]) => name);
}

describe('the SQL of the API', () => {
  test('is checked for features that MySQL lacks', () => {
    for (const [sql, name] of [
      ['`INSERT INTO t (a) VALUES (?) RETURNING id`', 'RETURNING'],
      ["'delete from t where id = ? returning *'", 'RETURNING'],
      ["query.insert().into(T).returning('id')", 'RETURNING'],
      ["'CREATE SEQUENCE numbers'", 'a sequence'],
      ["'SELECT NEXT VALUE FOR numbers'", 'a sequence'],
      ["'SELECT nextval(numbers)'", 'a sequence'],
    ]) {
      assert.deepEqual(problemsIn(sql), [name], sql);
    }
    for (const accepted of [
      "'UPDATE counter SET value = value + 1'",
      "throw new Conflict('Nothing is returning to the list.')",
      '/** MySQL has no RETURNING. */',
      '// No CREATE SEQUENCE here.',
    ]) {
      assert.deepEqual(problemsIn(accepted), [], accepted);
    }
  });

  test('uses only the common subset of SQLite, MySQL and MariaDB', () => {
    const folder = join(ROOT, 'apps/api/src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.[cm]?[jt]s$/.test(file),
    );
    assert.ok(files.length > 100);
    const problems = files.flatMap((file) =>
      problemsIn(readFileSync(join(folder, file), 'utf8')).map((name) => `${file} uses ${name}`),
    );
    assert.deepEqual(problems, []);
  });
});
