import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { TOP } from './archive-writer';
import { BackupError } from './backup-error';
import type { PortableRow } from './portable-values';

const decompress = promisify(gunzip);

/** An entry of an archive. Content that is not read is skipped. */
export interface ArchiveEntry {
  name: string;
  content: Readable;
}

/** Throws a BackupError if the file does not exist or is not a regular file. */
export async function expectArchive(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new BackupError(`There is no file ${path}.`);
  if (!found.isFile()) throw new BackupError(`${path} is not a file. Name the backup itself.`);
}

/** Yields every entry in order. Assumes that `verifyArchive` has already rejected a damaged archive. */
export async function* entriesOf(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  // Errors of the pipeline also end the loop below.
  void pipeline(createReadStream(path), tar).catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      if (type !== 'file' || !name.startsWith(`${TOP}/`)) throw notABackup(path);
      yield { name: name.slice(TOP.length + 1), content: entry };
      entry.resume();
    }
  } finally {
    tar.destroy();
  }
}

const notABackup = (path: string) =>
  new BackupError(`${path} is not a backup of this product, or its beginning is damaged.`);

const damaged = (path: string, what: string) =>
  new BackupError(`The backup ${basename(path)} is damaged: ${what}. Take another one.`);

/** The entries that identify a backup: the first, and the one before the last checksums. */
export interface ArchiveEnds {
  first: string;
  last: string;
}

/**
 * Reads the whole archive and compares every checksum, keeping only the list of checksums in memory. Returns the
 * contents of the entries `first` and `last`. Throws a BackupError that names the damaged part.
 */
export async function verifyArchive(
  path: string,
  first: string,
  last: string,
): Promise<ArchiveEnds> {
  const ends: Partial<ArchiveEnds> = {};
  try {
    await compareChecksums(path, async (name, content) => {
      if (ends.first === undefined && name !== first) throw notABackup(path);
      const isEnd = name === first || name === last;
      const hash = createHash('sha256');
      const chunks: Buffer[] = [];
      for await (const chunk of content as AsyncIterable<Buffer>) {
        hash.update(chunk);
        if (isEnd) chunks.push(chunk);
      }
      if (isEnd) ends[name === first ? 'first' : 'last'] = Buffer.concat(chunks).toString('utf8');
      return hash.digest('hex');
    });
  } catch (error) {
    // Errors of the library itself mean an invalid header or an unexpected end of the file.
    if (error instanceof BackupError || (error as NodeJS.ErrnoException).syscall) throw error;
    throw ends.first === undefined ? notABackup(path) : damaged(path, 'its parts do not fit');
  }
  if (ends.first === undefined) throw notABackup(path);
  if (ends.last === undefined) throw damaged(path, 'its end is missing');
  return ends as ArchiveEnds;
}

/** Compares the hash of each entry with the list of checksums that follows it. */
async function compareChecksums(
  path: string,
  hashOf: (name: string, content: Readable) => Promise<string>,
): Promise<void> {
  let unchecked: string[] = [];
  for await (const { name, content } of entriesOf(path)) {
    if (!name.startsWith('checksums/')) {
      unchecked.push(`${await hashOf(name, content)}  ${name}`);
      continue;
    }
    const listed = (await textOf(content)).split('\n').slice(0, -1);
    const wrong = unchecked.find((line, n) => line !== listed[n]);
    if (wrong) throw damaged(path, `${wrong.split('  ')[1]} is not as it was written`);
    if (listed.length !== unchecked.length) throw damaged(path, 'a part is missing');
    unchecked = [];
  }
  if (unchecked.length > 0) throw damaged(path, 'its end is missing');
}

export async function textOf(content: Readable): Promise<string> {
  return (await bytesOf(content)).toString('utf8');
}

/** Returns the rows of one part of a table. */
export async function rowsOfPart(content: Readable): Promise<PortableRow[]> {
  const text = (await decompress(await bytesOf(content))).toString('utf8');
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as PortableRow);
}

async function bytesOf(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
