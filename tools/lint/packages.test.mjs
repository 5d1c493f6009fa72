import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../setup/root.mjs';

test('the package lists pin every package to the same version', () => {
  const projects = ['apps', 'libs'].flatMap((group) =>
    readdirSync(join(ROOT, group)).map((name) => `${group}/${name}`),
  );
  const versions = new Map();
  for (const folder of ['.', ...projects]) {
    const list = join(ROOT, folder, 'package.json');
    if (!existsSync(list)) continue;
    const { dependencies, devDependencies } = JSON.parse(readFileSync(list, 'utf8'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (name.startsWith('@shishir/')) continue;
      assert.match(version, /^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/, `${folder}: ${name} is not pinned`);
      const first = versions.get(name) ?? version;
      assert.equal(version, first, `${folder}: ${name} has another version elsewhere`);
      versions.set(name, first);
    }
  }
});
