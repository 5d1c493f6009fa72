import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.texts\.tsx?$/.test(file),
);
const twinOf = (file: string) => file.replace(/\.(tsx?)$/, '.bn.$1');
const hasTwin = (file: string) => existsSync(join(__dirname, twinOf(file)));

/** Returns the paths of all texts in a module: 'listTexts.pasted.title'. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, part]) =>
    pathsOf(part, path ? `${path}.${key}` : key),
  );
}

it('has a twin in Bangla for every module of texts', () => {
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.filter((file) => !hasTwin(file))).toEqual([]);
});

it.each(modules.filter(hasTwin))('has the same texts in Bangla as in %s', async (file) => {
  const [english, bangla] = (await Promise.all(
    [file, twinOf(file)].map((module) => import(join(__dirname, module))),
  )) as [object, object];
  expect(pathsOf(bangla).sort()).toEqual(pathsOf(english).sort());
});
