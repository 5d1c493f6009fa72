import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataFolder } from './data-folder';

describe('the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is created if missing', () => {
    prepareDataFolder(join(folder, 'a/b'));
    expect(existsSync(join(folder, 'a/b'))).toBe(true);
  });

  it('is named if it cannot be written', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => prepareDataFolder(join(file, 'data'))).toThrow(
      /^The data folder .*file\/data is not writable .* DATA_DIR=/,
    );
  });
});
