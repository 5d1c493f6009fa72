import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ImportError } from './import-error';

/** Labels of the Encoding Standard that a file can have. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Yields the text of a file piece by piece. */
export async function* fileText(path: string, encoding: FileEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

/**
 * Returns the encoding of a text file: that of its byte order mark, else UTF-8 if it is valid, else Windows-1252, in
 * which spreadsheets of western systems save CSV files. Throws an ImportError if the file is not text.
 */
export async function encodingOf(path: string): Promise<FileEncoding> {
  const head = await firstBytes(path);
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  rejectOtherKinds(head);
  if (await isUtf8(path)) return 'utf-8';
  for await (const text of fileText(path, 'utf-8')) {
    // Text in Windows-1252 almost never has bytes that are valid letters of UTF-8.
    if (/[^\0-\x7f\ufffd]/.test(text)) {
      throw new ImportError('Some letters of the file are damaged. Save it as CSV (UTF-8) again.');
    }
  }
  return 'windows-1252';
}

async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

/** True for a ZIP file, such as a workbook (.xlsx) or an archive of pictures. */
export async function isZip(path: string): Promise<boolean> {
  const head = await firstBytes(path);
  return head[0] === 0x50 && head[1] === 0x4b;
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** First bytes of files that people choose by mistake, and the message for each. */
const OTHER_KINDS: [start: number[], sentence: string][] = [
  [[0xff, 0xd8, 0xff], 'This file is a picture, not a list of products.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This file is a picture, not a list of products.'],
  [[0x47, 0x49, 0x46, 0x38], 'This file is a picture, not a list of products.'],
  [[0x52, 0x49, 0x46, 0x46], 'This file is a picture or an audio file, not a list of products.'],
  [[0x25, 0x50, 0x44, 0x46], 'This file is a PDF, not a list of products.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This file is an old workbook (.xls). Save it as .xlsx or CSV.'],
  [[0x1f, 0x8b], 'This file is compressed. Unpack it first.'],
];

/** Throws an ImportError with the type of a file if its first bytes show that it is not text. */
function rejectOtherKinds(head: Uint8Array): void {
  for (const [start, sentence] of OTHER_KINDS) {
    if (start.every((byte, index) => head[index] === byte)) throw new ImportError(sentence);
  }
  // AVIF and related formats have their name after the length of their first box.
  if (String.fromCharCode(...head.subarray(4, 8)) === 'ftyp') {
    throw new ImportError('This file is a picture or a video, not a list of products.');
  }
  if (head.includes(0)) throw new ImportError('This file is not text, so it contains no products.');
}
