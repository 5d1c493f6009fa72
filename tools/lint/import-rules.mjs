import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

/** Tests and their shared code can import anything. */
const TESTS = '\\.(spec|fixture)\\.tsx?$|/(testing|fixtures)/';

const ERROR = /** @type {const} */ ('error');

/** Returns the folders that each folder may import, including itself, in the order of the rows. */
export function allowedImports(layers) {
  const allowed = new Map();
  const below = [];
  for (const row of layers) {
    for (const entry of row) {
      const group = [entry].flat();
      for (const folder of group) {
        if (allowed.has(folder)) throw new Error(`layers.mjs names the folder ${folder} twice.`);
        allowed.set(folder, [...below, ...group]);
      }
    }
    below.push(...row.flat());
  }
  return allowed;
}

/** Expands `content/*` in the rows to the folders of `content` that no row names. */
function withAllFolders(source, layers) {
  const named = layers.flat(2);
  const foldersOf = (entry) => {
    if (!entry.endsWith('/*')) return [entry];
    const area = entry.slice(0, -2);
    const path = join(ROOT, source, area);
    const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
    return entries
      .filter((folder) => folder.isDirectory())
      .map(({ name }) => `${area}/${name}`)
      .filter((folder) => !named.includes(folder));
  };
  return layers.map((row) =>
    row.flatMap((entry) => (Array.isArray(entry) ? [entry] : foldersOf(entry))),
  );
}

/**
 * Returns the rules of dependency-cruiser for an app: one for each folder in its `layers.mjs`, and one for unlisted
 * folders. `source` is the path of the sources from the root of the repository.
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export function importRules(source, layers) {
  const allowed = [...allowedImports(withAllFolders(source, layers))];
  const inside = (folders) => `^${source}/(${folders.join('|')})/`;
  const named = allowed.map(([folder]) => folder);
  return [
    ...allowed.map(([folder, folders]) => ({
      name: `${source}/${folder}`,
      comment: `layers.mjs lets ${folder} import only ${folders.join(', ')}.`,
      severity: ERROR,
      from: { path: inside([folder]), pathNot: TESTS },
      to: { path: `^${source}/`, pathNot: inside(folders) },
    })),
    {
      name: `${source}, unlisted`,
      comment: 'Name the folder in layers.mjs.',
      severity: ERROR,
      from: { path: `^${source}/.+/`, pathNot: [inside(named), TESTS] },
      to: {},
    },
  ];
}

/** @type {import('dependency-cruiser').IForbiddenRuleType} */
export const NO_CIRCLES = {
  name: 'circle',
  comment: 'Files import each other in a circle. A type that both need belongs to the lower one.',
  severity: ERROR,
  from: {},
  to: { circular: true },
};
