import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { PortableRow } from './portable-values';

/** Everything lies in a folder of this name, so that `tar xf` leaves no files all around. */
export const TOP = 'shishir-backup';
/** Entries whose checksums are written, and later read, together. */
const CHECKED_TOGETHER = 1000;
/** Rows of a table that are compressed together, in bytes of JSON. */
const PART_BYTES = 4 * 1024 * 1024;

const compress = promisify(gzip);
const number = (count: number) => String(count).padStart(6, '0');

/**
 * Writes an archive: a tar file with a list of checksums (`sha256sum -c` reads it) after every thousand entries and at
 * the end. Only its owner can read it. It has its name when it is complete, and until then that of `.partial`.
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
    // Whoever waits for an entry gets the error; nobody may be waiting when it comes.
    this.failed.catch(() => undefined);
  }

  async add(name: string, text: string | Buffer): Promise<void> {
    const content = Buffer.from(text);
    await this.addStream(name, content.length, Readable.from([content]));
  }

  /** Adds a file of a known length. Rejects where the content has another one. */
  async addStream(name: string, bytes: number, content: Readable): Promise<void> {
    await this.entry(name, bytes, content);
    if (this.checksums.length >= CHECKED_TOGETHER) await this.addChecksums();
  }

  /** Adds the rows of a table in compressed parts, a line of JSON each, and returns their number. */
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

  /** Completes the archive, which has its name from then on. */
  async close(): Promise<void> {
    await this.addChecksums();
    this.tar.finalize();
    await this.written;
    await rename(this.partial, this.path);
  }

  /** Removes what was written, but not the file of another backup under way. */
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
