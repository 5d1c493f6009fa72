import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { PortableRow } from './portable-values';

/** All entries are in this folder, so that `tar xf` does not scatter files. */
export const TOP = 'shishir-backup';
/** Number of entries per list of checksums. */
const CHECKED_TOGETHER = 1000;
/** Uncompressed size of a part of a table, in bytes of JSON. */
const PART_BYTES = 4 * 1024 * 1024;

const compress = promisify(gzip);
const number = (count: number) => String(count).padStart(6, '0');

/**
 * Writes an archive: a tar file with a list of checksums (readable by `sha256sum -c`) after every thousand entries and
 * at the end. Only the file's owner can read it. The file is called `.partial` until it is complete.
 */
export class ArchiveWriter {
  private readonly tar = pack();
  private readonly partial: string;
  private readonly written: Promise<void>;
  private readonly failed: Promise<never>;
  private isOwn = false;
  private checksums: string[] = [];
  private lists = 0;

  constructor(private readonly path: string) {
    this.partial = `${path}.partial`;
    const file = createWriteStream(this.partial, { flags: 'wx', mode: 0o600, flush: true });
    file.once('open', () => (this.isOwn = true));
    this.written = pipeline(this.tar, file);
    this.failed = new Promise((_, reject) => this.written.catch(reject));
    // Prevents an unhandled rejection while no entry is being awaited.
    this.failed.catch(() => undefined);
  }

  async add(name: string, text: string | Buffer): Promise<void> {
    const content = Buffer.from(text);
    await this.addStream(name, content.length, Readable.from([content]));
  }

  /** Adds a file of a known length. Rejects if the length of the content differs. */
  async addStream(name: string, bytes: number, content: Readable): Promise<void> {
    await this.entry(name, bytes, content);
    if (this.checksums.length >= CHECKED_TOGETHER) await this.addChecksums();
  }

  /** Adds the rows of a table in compressed parts, one JSON line per row, and returns the number of rows. */
  async addRows(table: string, rows: AsyncIterable<PortableRow>): Promise<number> {
    let [count, parts, bytes] = [0, 0, 0];
    let lines: string[] = [];
    const flush = async () => {
      const part = await compress(Buffer.from(lines.join('')));
      await this.add(`tables/${table}/${number(++parts)}.ndjson.gz`, part);
      [lines, bytes] = [[], 0];
    };
    for await (const row of rows) {
      const line = `${JSON.stringify(row)}\n`;
      lines.push(line);
      bytes += line.length;
      count++;
      if (bytes >= PART_BYTES) await flush();
    }
    if (lines.length > 0) await flush();
    return count;
  }

  /** Completes the archive and renames it from `.partial`. */
  async close(): Promise<void> {
    await this.addChecksums();
    this.tar.finalize();
    await this.written;
    await rename(this.partial, this.path);
  }

  /** Removes the partial file, unless it belongs to another running backup. */
  async discard(): Promise<void> {
    this.tar.destroy();
    await this.written.catch(() => undefined);
    if (this.isOwn) await rm(this.partial, { force: true });
  }

  private async addChecksums(): Promise<void> {
    const list = Buffer.from(this.checksums.join(''));
    this.checksums = [];
    await this.entry(`checksums/${number(++this.lists)}.txt`, list.length, Readable.from([list]));
    this.checksums = [];
  }

  private async entry(name: string, size: number, content: Readable): Promise<void> {
    const hash = createHash('sha256');
    const hashed = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    const added = new Promise<void>((resolve, reject) => {
      const header = { name: `${TOP}/${name}`, size, mode: 0o600 };
      const entry = this.tar.entry(header, (error) => (error ? reject(error) : resolve()));
      pipeline(content, hashed, entry).catch(reject);
    });
    await Promise.race([added, this.failed]);
    this.checksums.push(`${hash.digest('hex')}  ${name}\n`);
  }
}
