/** @jest-environment node */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../../..');
/** Sources whose texts visitors read in their browser or in the HTML of a page. */
const FOLDERS = ['apps/web/app', 'libs/contract/src', 'libs/sizing/src'];
const TEXTS = /\.texts\.tsx?$/;

const modules = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => TEXTS.test(file))
    .map((file) => join(folder, file)),
);
const twinOf = (file: string) => file.replace(/\.(tsx?)$/, '.bn.$1');
const hasTwin = (file: string) => existsSync(join(ROOT, twinOf(file)));

/** Returns the paths of all texts in a module: 'homeTexts.facts.models'. Names of choices are lists of their own. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  if (/\.(choices|labels)$/.test(path)) return [path];
  return Object.entries(value).flatMap(([key, part]) =>
    pathsOf(part, path ? `${path}.${key}` : key),
  );
}

it('has a twin in Bangla for every module of texts', () => {
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.filter((file) => !hasTwin(file))).toEqual([]);
});

it.each(modules)('has the same texts in Bangla as in %s', async (file) => {
  const [english, bangla] = (await Promise.all(
    [file, twinOf(file)].map((module) => import(join(ROOT, module))),
  )) as [object, object];
  expect(pathsOf(bangla).sort()).toEqual(pathsOf(english).sort());
});
