import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { ROOT } from '../setup/root.mjs';
import { measuresOf } from './metrics-table.mjs';
import { groupsOf } from './settings-tables.mjs';
import { docsWithTables } from './tables.mjs';

const read = (file) => readFile(join(ROOT, file), 'utf8');

describe('the docs', () => {
  test('contain the generated tables', async () => {
    for (const [file, { before, after }] of await docsWithTables()) {
      assert.equal(before, after, `${file} is out of date: npm run docs`);
    }
  });

  test('list every alert', async () => {
    const text = await read('docs/monitoring.md');
    const [{ rules }] = parse(await read('tools/monitoring/alerts.yml')).groups;
    for (const { alert } of rules) {
      assert.match(text, new RegExp(`\\| \`${alert}\` `), `docs/monitoring.md has no ${alert}`);
    }
  });
});

test('converts groups and comments of env.ts to headings and rows', () => {
  const source = `
    export class Env {
      // == Mails ==

      /** The mail server.
       * Two lines. */
      @LooksLike(/x/)
      SMTP_URL?: string;

      /** How many. */
      COUNT = 1_000;
      OTHER = '';
    }`;
  assert.deepEqual(groupsOf(source), [
    {
      title: 'Mails',
      variables: [
        { name: 'SMTP_URL', shown: 'not set', meaning: 'The mail server. Two lines.' },
        { name: 'COUNT', shown: '`1000`', meaning: 'How many.' },
        { name: 'OTHER', shown: 'not set', meaning: 'See above.' },
      ],
    },
  ]);
});

test('rejects a variable without a group or a comment', () => {
  assert.throws(() => groupsOf('class Env { /** x */ A = 1; }'), /A is in no group/);
  assert.throws(() => groupsOf('class Env {\n// == G ==\nA = 1; }'), /A has no comment/);
});

test('lists every variable that docker-compose.yml sets', async () => {
  const known = groupsOf(await read('libs/server/src/env.ts')).flatMap(({ variables }) =>
    variables.map(({ name }) => name),
  );
  const { services } = parse(await read('docker-compose.yml'), { merge: true });
  const ours = Object.keys(services).filter((name) => /^(api|web|migrate)(-\d)?$/.test(name));
  assert.ok(ours.length > 2, ours.join(', '));
  for (const service of ours) {
    for (const name of Object.keys(services[service].environment)) {
      assert.ok(known.includes(name), `${service}: ${name}`);
    }
  }
});

test('describes every metric of the product', async () => {
  const measures = await measuresOf(await read('libs/server/src/monitoring/measures.ts'));
  for (const [name, { type, help }] of Object.entries(measures)) {
    assert.match(name, /^shishir_[a-z_]+$/);
    assert.equal(name.endsWith('_total'), type === 'counter', name);
    assert.ok(help.length > 10, name);
  }
});
