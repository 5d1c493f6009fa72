import { createReadStream } from 'node:fs';
import { refuseOtherKinds } from './file-kind';
import { ImportError } from './import-error';

/** A file's text piece by piece. Throws an ImportError where it is no UTF-8 text. */
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
    if (isFirst) refuseOtherKinds(bytes.subarray(0, 512));
    isFirst = false;
    yield decode(bytes);
  }
  yield decode();
}
