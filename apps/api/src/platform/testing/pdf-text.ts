import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { text } from 'node:stream/consumers';

const READER = pathToFileURL(
  join(__dirname, '../../../../../libs/pdf/src/testing/read-pdf.mjs'),
).toString();
const PROGRAM = `
  import { buffer } from 'node:stream/consumers';
  import read from ${JSON.stringify(READER)};
  const { pages } = await read(await buffer(process.stdin));
  console.log(JSON.stringify(pages));
`;

/** Returns the text of each page of a PDF. The reader is an ES module, so it runs in a separate process. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const reader = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  reader.stdin.end(pdf);
  const [output] = await Promise.all([text(reader.stdout), once(reader, 'close')]);
  return JSON.parse(output) as string[];
}
