import { formatFiles, generateFiles } from '@nx/devkit';
import { join } from 'node:path';
import { namesOf } from './names.mjs';
import { LISTS } from './lists.mjs';

const MIGRATIONS = 'apps/api/src/platform/schema/migrations';

/**
 * Nx generator: creates a domain from the templates and adds it to the lists of records. Nx writes all changes at the
 * end, so an error changes nothing.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, plural?: string, label?: string, labels?: string }} options
 */
export default async function domainGenerator(tree, options) {
  const names = namesOf(options);
  rejectTaken(tree, names);
  generateFiles(tree, join(import.meta.dirname, 'files'), '.', {
    ...names,
    number: nextMigration(tree),
  });
  for (const [path, additions] of Object.entries(LISTS)) {
    for (const { after, text } of additions) insertAfter(tree, path, after, text(names));
  }
  await formatFiles(tree);
}

/** @param {import('@nx/devkit').Tree} tree */
function rejectTaken(tree, { one, several, pascal, camels }) {
  const contract = 'libs/contract/src';
  if (tree.exists(`${contract}/content/${several}.ts`)) {
    throw new Error(`The name '${one}' is taken: ${contract}/content/${several}.ts exists.`);
  }
  const exported = new RegExp(`^export (?:const|type|interface) (${pascal}|${camels})\\b`, 'm');
  for (const path of filesOf(tree, contract)) {
    const found = exported.exec(tree.read(path, 'utf8') ?? '');
    if (found) throw new Error(`The name '${one}' is taken: ${path} exports '${found[1]}'.`);
  }
}

/** @returns {string[]} */
function filesOf(tree, folder) {
  return tree.children(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return tree.isFile(path) ? [path] : filesOf(tree, path);
  });
}

/** Returns the next number, because migrations run in the order of the numbers of their files. */
function nextMigration(tree) {
  const numbers = tree.children(MIGRATIONS).map((file) => Number(/^\d{13}/.exec(file)?.[0] ?? 0));
  return String(Math.max(...numbers) + 1);
}

/** Inserts text after the only line that equals `after`, ignoring indentation. */
function insertAfter(tree, path, after, text) {
  const lines = (tree.read(path, 'utf8') ?? '').split('\n');
  const places = lines.flatMap((line, index) => (line.trim() === after ? [index] : []));
  if (places.length !== 1) {
    throw new Error(`${path} must contain this line exactly once: ${after}`);
  }
  lines.splice(places[0] + 1, 0, text);
  tree.write(path, lines.join('\n'));
}
