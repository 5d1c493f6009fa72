import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets } from './secrets';

describe('the secret', () => {
  it('is created once, readable only by the product', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'shishir-secret-'));
    const first = loadSecrets({ DATA_DIR });
    expect(loadSecrets({ DATA_DIR })).toEqual(first);
    expect(first.session).not.toBe(first.stamp);
    expect((await stat(join(DATA_DIR, 'secret'))).mode & 0o777).toBe(0o600);
    await rm(DATA_DIR, { recursive: true });
  });

  it('is rejected if its file was cut off', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'shishir-secret-'));
    await writeFile(join(DATA_DIR, 'secret'), '');
    expect(() => loadSecrets({ DATA_DIR })).toThrow('is too short');
    await rm(DATA_DIR, { recursive: true });
  });

  it('comes from the environment if set there', () => {
    const APP_SECRET = 'x'.repeat(32);
    expect(loadSecrets({ DATA_DIR: '/nowhere', APP_SECRET }).session).toHaveLength(64);
  });
});
