// Turns `apps/<app>/layers.mjs` into ESLint rules: imports inside an app run one way. Import cycles inside a folder are
// found by Oxlint, which does not see type imports: those are the business of the zones.
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Tests and what they share may import anything. */
const TESTS = ['**/*.{spec,fixture}.*', '**/{testing,fixtures}/**'];

/** How ESLint finds the file behind an import: as the compiler does, workspace packages by their sources. */
const resolver = createTypeScriptImportResolver({
  conditionNames: ['@shishir/source', 'types', 'import', 'require', 'node', 'browser', 'default'],
  noWarnOnMultipleProjects: true,
});

export const importSettings = {
  'import-x/resolver-next': [resolver],
  'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
  'import-x/ignore': ['/node_modules/', '\\.(css|svg|webp|avif|woff2|json|txt)$'],
};

/** The folders that each folder may import besides itself, in the order of the rows. */
export function allowedImports(layers) {
  const allowed = new Map();
  const below = [];
  for (const row of layers) {
    for (const entry of row) {
      const group = [entry].flat();
      for (const folder of group) {
        if (allowed.has(folder)) throw new Error(`layers.mjs names the folder ${folder} twice.`);
        allowed.set(folder, [...below, ...group.filter((other) => other !== folder)]);
      }
    }
    below.push(...row.flat());
  }
  return allowed;
}

const foldersOf = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** One zone for each folder of `source`: it may import itself and what its row allows, nothing else of `source`. */
export function zonesOf(source, layers) {
  const allowed = allowedImports(layers);
  const zone = (folder, allow, message) => ({
    target: `./${folder}`,
    from: '.',
    except: [folder, ...allow].map((name) => `./${name}`),
    message,
  });
  const areas = new Set([...allowed.keys()].filter((name) => name.includes('/')).map(dirname));
  const folders = foldersOf(source).flatMap((name) =>
    areas.has(name) ? foldersOf(join(source, name)).map((inner) => `${name}/${inner}`) : name,
  );
  const unlisted = folders.filter((name) => basename(name) !== 'testing' && !allowed.has(name));
  return [
    ...[...allowed].map(([folder, allow]) =>
      zone(
        folder,
        allow,
        `layers.mjs lets ${folder} import only: ${allow.join(', ') || 'itself'}.`,
      ),
    ),
    ...unlisted.map((folder) => zone(folder, [], `Name the folder ${folder} in layers.mjs.`)),
  ];
}

/**
 * ESLint settings for every app under `root` that has a `layers.mjs`.
 * @returns {Promise<import('eslint').Linter.Config[]>}
 */
export async function layerConfigs(root) {
  const apps = readdirSync(join(root, 'apps')).filter((app) =>
    existsSync(join(root, 'apps', app, 'layers.mjs')),
  );
  return Promise.all(
    apps.map(async (app) => {
      const { layers } = await import(pathToFileURL(join(root, 'apps', app, 'layers.mjs')).href);
      // React Router wants the sources of the site in `app`.
      const folder = existsSync(join(root, 'apps', app, 'app')) ? 'app' : 'src';
      const source = join(root, 'apps', app, folder);
      return {
        files: [`apps/${app}/${folder}/**/*.{ts,tsx}`],
        ignores: TESTS,
        plugins: { 'import-x': importX },
        settings: importSettings,
        rules: {
          'import-x/no-restricted-paths': [
            'error',
            { basePath: source, zones: zonesOf(source, layers) },
          ],
        },
      };
    }),
  );
}
