import { createReadStream } from 'node:fs';
import { ImportError } from './import-error';

/** Yields the text of a file piece by piece. Throws an ImportError if it is not UTF-8 text. */
export async function* fileText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Buffer) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new ImportError('The file is not UTF-8 text. Save it as CSV (UTF-8).');
    }
  };
  let isFirst = true;
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst) rejectOtherKinds(bytes.subarray(0, 512));
    isFirst = false;
    yield decode(bytes);
  }
  yield decode();
}

/** First bytes of files that people choose by mistake, and the message for each. */
const OTHER_KINDS: [start: number[], sentence: string][] = [
  [[0xff, 0xd8, 0xff], 'This file is a picture, not a list of products.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This file is a picture, not a list of products.'],
  [[0x47, 0x49, 0x46, 0x38], 'This file is a picture, not a list of products.'],
  [[0x52, 0x49, 0x46, 0x46], 'This file is a picture or an audio file, not a list of products.'],
  [[0x25, 0x50, 0x44, 0x46], 'This file is a PDF, not a list of products.'],
  [[0x50, 0x4b], 'This file is a workbook or an archive. Save the sheet as CSV (UTF-8).'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This file is an old workbook. Save the sheet as CSV (UTF-8).'],
  [[0x1f, 0x8b], 'This file is compressed. Unpack it first.'],
  [[0xff, 0xfe], 'This file is UTF-16 text. Save it as CSV (UTF-8).'],
  [[0xfe, 0xff], 'This file is UTF-16 text. Save it as CSV (UTF-8).'],
];

/** Throws an ImportError with the type of a file if its first bytes show that it is not text. */
export function rejectOtherKinds(head: Uint8Array): void {
  for (const [start, sentence] of OTHER_KINDS) {
    if (start.every((byte, index) => head[index] === byte)) throw new ImportError(sentence);
  }
  // AVIF and related formats have their name after the length of their first box.
  if (String.fromCharCode(...head.subarray(4, 8)) === 'ftyp') {
    throw new ImportError('This file is a picture or a video, not a list of products.');
  }
  if (head.includes(0)) throw new ImportError('This file is not text, so it contains no products.');
}
