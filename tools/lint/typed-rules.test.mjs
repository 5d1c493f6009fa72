import { equal, match } from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from '../setup/root.mjs';
import { run } from '../setup/run.mjs';

const folder = await mkdtemp(join(tmpdir(), 'typed-rules-'));
after(() => rm(folder, { recursive: true }));

/** Lints a file with this text, using the typed rules of the workspace. */
async function lint(name, text) {
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
  await writeFile(join(folder, name), text);
  return run('oxlint', ['--type-aware', '-c', join(ROOT, '.oxlintrc.json'), join(folder, name)]);
}

const FORGOTTEN = 'const send = async () => {\n  await Promise.resolve();\n};\nsend();\n';
const ANY = 'export const name: string = JSON.parse("{}").name;\n';

test('rejects a floating promise', async () => {
  const { code, output } = await lint('forgotten.ts', FORGOTTEN);
  equal(code, 1);
  match(output, /no-floating-promises/);
});

test('rejects a value of unknown type in the product, but not in specs', async () => {
  const { code, output } = await lint('any.ts', ANY);
  equal(code, 1);
  match(output, /no-unsafe-assignment/);
  equal((await lint('any.spec.ts', ANY)).code, 0);
});
