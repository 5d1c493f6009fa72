import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAssets } from './kept-assets';

const DAY_S = 86_400;
const top = mkdtempSync(join(tmpdir(), 'kept-'));
const target = join(top, 'kept');
afterAll(() => rmSync(top, { recursive: true }));

function build(name: string, files: string[]): string {
  const folder = join(top, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, 'assets', file), file);
  return folder;
}

const filesAged = (days: number) => {
  const time = Date.now() / 1000 - days * DAY_S;
  for (const name of readdirSync(join(target, 'assets'))) {
    utimesSync(join(target, 'assets', name), time, time);
  }
};
const names = () => readdirSync(join(target, 'assets')).sort();

it('keeps the assets of an older build for a week after the release', () => {
  keepAssets(build('one', ['app-1.js', 'app-1.js.br', 'both.js']), target);
  filesAged(7);
  keepAssets(build('two', ['app-2.js', 'both.js']), target);
  expect(names()).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js', 'both.js']);
});

it('removes them after a week, but no assets of the current build', () => {
  filesAged(9);
  keepAssets(join(top, 'two'), target);
  expect(names()).toEqual(['app-2.js', 'both.js']);
});

it('keeps the product running if the files cannot be written', () => {
  writeFileSync(join(top, 'file'), '');
  expect(() => keepAssets(join(top, 'two'), join(top, 'file'))).not.toThrow();
});
