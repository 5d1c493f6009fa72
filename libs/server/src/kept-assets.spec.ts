import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepAssets } from './kept-assets';

const DAY_S = 86_400;
const top = mkdtempSync(join(tmpdir(), 'kept-'));
const kept = join(top, 'kept');
afterAll(() => rmSync(top, { recursive: true }));

function build(name: string, files: string[]): string {
  const folder = join(top, name);
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(folder, 'assets', file), file);
  return folder;
}

const filesAged = (days: number) => {
  const time = Date.now() / 1000 - days * DAY_S;
  for (const name of readdirSync(join(kept, 'assets'))) {
    utimesSync(join(kept, 'assets', name), time, time);
  }
};
const names = () => readdirSync(join(kept, 'assets')).sort();

it('keeps the assets of an older build for a week after the release', () => {
  keepAssets(build('one', ['app-1.js', 'app-1.js.br', 'both.js']), kept);
  filesAged(7);
  keepAssets(build('two', ['app-2.js', 'both.js']), kept);
  expect(names()).toEqual(['app-1.js', 'app-1.js.br', 'app-2.js', 'both.js']);
});

it('removes them after that, and none of the current build', () => {
  filesAged(9);
  keepAssets(join(top, 'two'), kept);
  expect(names()).toEqual(['app-2.js', 'both.js']);
});

it('leaves the product running when the files cannot be written', () => {
  writeFileSync(join(top, 'file'), '');
  expect(() => keepAssets(join(top, 'two'), join(top, 'file'))).not.toThrow();
});
