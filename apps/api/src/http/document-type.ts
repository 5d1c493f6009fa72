import { CV_FILE } from '@shishir/contract/rules';
import { readFile } from 'node:fs/promises';

const [PDF, DOC, DOCX] = CV_FILE.types;

interface Signature {
  type: string;
  start: Buffer;
  /** Spreadsheets and installers begin like a DOC, every ZIP file like a DOCX: this names the part with the text. */
  part?: Buffer;
}

const SIGNATURES: Signature[] = [
  { type: PDF, start: Buffer.from('%PDF-') },
  {
    type: DOC,
    start: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    part: Buffer.from('WordDocument', 'utf16le'),
  },
  {
    type: DOCX,
    start: Buffer.from('PK\u0003\u0004'),
    part: Buffer.from('word/document.xml'),
  },
];

/** The media type of a document by its content, whatever the file is called; null where it is none of these. */
export async function documentType(path: string): Promise<string | null> {
  const content = await readFile(path);
  const found = SIGNATURES.find(
    ({ start, part }) =>
      content.subarray(0, start.length).equals(start) && (!part || content.includes(part)),
  );
  return found?.type ?? null;
}
