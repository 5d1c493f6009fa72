import { CV_FILE, DRAWING_FILE } from '@shishir/contract/rules';
import { readFile } from 'node:fs/promises';

const [PDF, DOC, DOCX] = CV_FILE.types;
const [, DWG, DXF, PNG, JPEG, WEBP] = DRAWING_FILE.types;

interface Signature {
  type: string;
  /** Matches the first bytes of the file. */
  start: RegExp;
  /** Name of the part with the text: spreadsheets and installers start like a DOC, and all ZIP files like a DOCX. */
  part?: Buffer;
}

const SIGNATURES: Signature[] = [
  { type: PDF, start: /^%PDF-/ },
  {
    type: DOC,
    start: /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/,
    part: Buffer.from('WordDocument', 'utf16le'),
  },
  { type: DOCX, start: /^PK\x03\x04/, part: Buffer.from('word/document.xml') },
  { type: DWG, start: /^AC10\d\d/ },
  // Text, whose comments have the code 999, or binary.
  { type: DXF, start: /^(\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\r?\n|^AutoCAD Binary DXF\r\n/ },
  { type: PNG, start: /^\x89PNG\r\n\x1a\n/ },
  { type: JPEG, start: /^\xff\xd8\xff/ },
  { type: WEBP, start: /^RIFF[^]{4}WEBP/ },
];
/** Length of the part to search for a signature: a DXF may start with comments. */
const START_BYTES = 4096;

/** Returns the media type of a file by its content, ignoring its name; null for unknown types. */
export async function documentType(path: string): Promise<string | null> {
  const content = await readFile(path);
  const beginning = content.subarray(0, START_BYTES).toString('latin1');
  const found = SIGNATURES.find(
    ({ start, part }) => start.test(beginning) && (!part || content.includes(part)),
  );
  return found?.type ?? null;
}
