// Tables in the docs that are generated from code, each between two markers in its file.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../setup/root.mjs';
import { metricsTable } from './metrics-table.mjs';
import { settingsTables } from './settings-tables.mjs';

/** @type {{ file: string, name: string, make: (source: string) => string | Promise<string>, source: string }[]} */
const TABLES = [
  {
    file: 'docs/operations.md',
    name: 'settings',
    source: 'libs/server/src/env.ts',
    make: settingsTables,
  },
  {
    file: 'docs/monitoring.md',
    name: 'metrics',
    source: 'libs/server/src/monitoring/measures.ts',
    make: metricsTable,
  },
];

/** Returns the docs with tables, each with its current text and its text with up-to-date tables. */
export async function docsWithTables() {
  const files = new Map();
  for (const { file, name, source, make } of TABLES) {
    const path = join(ROOT, file);
    const { before, after } = files.get(file) ?? { before: await readFile(path, 'utf8') };
    const table = await make(await readFile(join(ROOT, source), 'utf8'));
    const text = between(after ?? before, name, `${file} has no markers <!-- ${name} -->`, table);
    files.set(file, { before, after: await format(text, await options(path)) });
  }
  return files;
}

/** Writes the files with outdated tables and logs their names. */
export async function writeTables() {
  for (const [file, { before, after }] of await docsWithTables()) {
    if (before === after) continue;
    await writeFile(join(ROOT, file), after);
    console.log(`Written: ${file}`);
  }
}

function between(text, name, problem, table) {
  const [begin, end] = [`<!-- ${name}: written by npm run docs -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(problem);
  return `${text.slice(0, from)}${begin}\n\n${table}\n\n${text.slice(to)}`;
}

const options = async (path) => ({ ...(await resolveConfig(path)), filepath: path });
