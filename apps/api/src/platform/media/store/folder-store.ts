import { randomBytes } from 'node:crypto';
import { cp, lstat, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore, ListedFile, NewFile, StoredFile } from './file-store';

/** Stores files in a local folder. Files appear complete or not at all, and survive a power failure. */
export class FolderStore implements FileStore {
  constructor(private readonly folder: string) {}

  async put(path: string, data: Buffer): Promise<void> {
    await this.moveIn(path, (waiting) => writeSafely(waiting, data));
  }

  async putNew(path: string, data: Buffer): Promise<void> {
    await mkdir(dirname(join(this.folder, path)), { recursive: true });
    await writeFile(join(this.folder, path), data, { flag: 'wx' }).catch(unless('EEXIST'));
  }

  async putAll(key: string, files: NewFile[]): Promise<void> {
    await this.moveIn(key, async (waiting) => {
      await mkdir(waiting);
      for (const { name, data } of files) await writeSafely(join(waiting, name), data);
    });
  }

  async putFile(path: string, from: string): Promise<void> {
    const file = await open(from, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    const target = join(this.folder, path);
    await mkdir(dirname(target), { recursive: true });
    await rename(from, target);
  }

  async putFolder(key: string, from: string): Promise<void> {
    await cp(from, join(this.folder, key), { recursive: true });
  }

  async copyAll(from: string, to: string): Promise<void> {
    const folder = join(this.folder, from);
    const files: NewFile[] = [];
    for (const name of await readdir(folder)) {
      files.push({ name, data: await readFile(join(folder, name)) });
    }
    await this.putAll(to, files);
  }

  async open(path: string): Promise<StoredFile | null> {
    const file = await open(join(this.folder, path)).catch(unless('ENOENT'));
    if (!file) return null;
    try {
      // The stream closes the file, even if it is destroyed.
      return { bytes: (await file.stat()).size, body: file.createReadStream() };
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async read(path: string): Promise<Buffer | null> {
    return (await readFile(join(this.folder, path)).catch(unless('ENOENT'))) ?? null;
  }

  async *list(folder = ''): AsyncGenerator<ListedFile> {
    const found = readdir(join(this.folder, folder), { withFileTypes: true });
    for (const entry of (await found.catch(unless('ENOENT'))) ?? []) {
      const path = folder + entry.name;
      const stats = await lstat(join(this.folder, path)).catch(unless('ENOENT'));
      // The file may have been removed since it was listed.
      if (!stats) continue;
      const isFolder = stats.isDirectory();
      yield { path, bytes: isFolder ? 0 : stats.size, modified: stats.mtime, isFolder };
      if (isFolder) yield* this.list(`${path}/`);
    }
  }

  async remove(path: string): Promise<void> {
    await rm(join(this.folder, path), { recursive: true, force: true });
  }

  /** Moves a file or folder that `fill` writes to a temporary path to its final path. */
  private async moveIn(path: string, fill: (waiting: string) => Promise<void>): Promise<void> {
    const waiting = join(this.folder, `.incoming-${randomBytes(8).toString('hex')}`);
    try {
      await mkdir(this.folder, { recursive: true });
      await fill(waiting);
      const target = join(this.folder, path);
      await mkdir(dirname(target), { recursive: true });
      await rename(waiting, target);
    } catch (error) {
      await rm(waiting, { recursive: true, force: true });
      throw error;
    }
  }
}

/** Ignores errors with this code and rethrows all others. */
const unless = (code: string) => (error: unknown) => {
  if ((error as NodeJS.ErrnoException).code !== code) throw error;
};

/** Writes a file so that it survives a power failure. */
async function writeSafely(path: string, data: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(data);
    await file.sync();
  } finally {
    await file.close();
  }
}
