import { CV_FILE } from '@shishir/contract/rules';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { InvalidInput } from '../http/api-error';
import type { IncomingFile } from '../http/uploads';

export type CvType = (typeof CV_FILE.types)[number];
const [PDF, DOC, DOCX] = CV_FILE.types;
export const CV_EXTENSIONS: Record<CvType, string> = {
  [PDF]: '.pdf',
  [DOC]: '.doc',
  [DOCX]: '.docx',
};

/** An uploaded file whose content is that of a CV. */
export interface CheckedCv {
  path: string;
  /** As the sender called it, with the extension of its type. */
  name: string;
  bytes: number;
  type: CvType;
  /** SHA-256 of the content. */
  hash: string;
}

/** Throws InvalidInput on `cv` where the content is none of the three types, whatever the file is called. */
export async function checkCv(file: IncomingFile): Promise<CheckedCv> {
  const content = await readFile(file.path);
  const type = typeOf(content);
  if (!type) throw new InvalidInput({ cv: CV_FILE.wrongType }, CV_FILE.wrongType);
  const hash = createHash('sha256').update(content).digest('hex');
  return {
    path: file.path,
    name: cleanName(file.name, CV_EXTENSIONS[type]),
    bytes: content.length,
    type,
    hash,
  };
}

const STARTS: [CvType, Buffer][] = [
  [PDF, Buffer.from('%PDF-')],
  [DOC, Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  [DOCX, Buffer.from('PK\u0003\u0004')],
];
/** Spreadsheets and installers begin like a DOC, every ZIP file like a DOCX: these name the part that holds the text. */
const PARTS: Partial<Record<CvType, Buffer>> = {
  [DOC]: Buffer.from('WordDocument', 'utf16le'),
  [DOCX]: Buffer.from('word/document.xml'),
};

function typeOf(content: Buffer): CvType | null {
  const [type] = STARTS.find(([, start]) => content.subarray(0, start.length).equals(start)) ?? [];
  if (!type) return null;
  const part = PARTS[type];
  return part && !content.includes(part) ? null : type;
}

const NAME_LENGTH = 120;

/** Without path, control characters and marks that turn the direction of a text: it becomes the name of a download. */
function cleanName(name: string, extension: string): string {
  const plain = name
    .replace(/^.*[/\\]/, '')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}"]/gu, '');
  const end = extname(plain);
  const base = end.toLowerCase() === extension ? plain.slice(0, -end.length) : plain;
  return `${base.trim().slice(0, NAME_LENGTH) || 'cv'}${extension}`;
}
