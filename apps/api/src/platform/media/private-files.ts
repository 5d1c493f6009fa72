import type { Reason } from '@shishir/contract/reasons';
import type { Response } from 'express';
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { NotFound } from '../http/api-error';
import { documentType } from '../http/document-type';
import type { IncomingFile } from '../http/uploads';
import type { FileStore } from './store/file-store';

/** Folder of private files of people, in DATA_DIR or in the bucket: CVs, photos and purchase orders. */
export const SENT_FILES = 'applications';

/** A stored file: its name in the store, its name for people, and its size in bytes. */
export interface PrivateFile {
  file: string;
  name: string;
  bytes: number;
}

/** Uploaded files in a private store, not below `/storage/`. Only staff can download them, through the API. */
export class PrivateFiles {
  constructor(
    private readonly files: FileStore,
    /** File extensions by media type. */
    private readonly extensions: Record<string, string>,
  ) {}

  /** Stores a file whose type was checked. `untitled` is its name if the sender gave none. */
  async store({ path, name }: IncomingFile, untitled: string): Promise<PrivateFile> {
    const extension = this.extensions[(await documentType(path))!]!;
    const file = `${randomBytes(16).toString('hex')}${extension}`;
    const { size } = await stat(path);
    await this.files.putFile(file, path);
    return { file, name: cleanName(name, extension, untitled), bytes: size };
  }

  /** Stores content of a checked type. The file has the extension of `path`'s content. */
  async storeContent({ path, name }: IncomingFile, untitled: string, content: Buffer) {
    const extension = this.extensions[(await documentType(path))!]!;
    const file = `${randomBytes(16).toString('hex')}${extension}`;
    await this.files.put(file, content);
    return { file, name: cleanName(name, extension, untitled), bytes: content.length };
  }

  /** Returns the size of a stored file in bytes; null if it does not exist. */
  async sizeOf(file: string): Promise<number | null> {
    const found = await this.files.open(file);
    found?.body.destroy();
    return found?.bytes ?? null;
  }

  async remove(file: string): Promise<void> {
    await this.files.remove(file);
  }

  /**
   * Sends a file as a download after `onOpen`, which for example writes the audit log. Throws NotFound if the file is
   * missing, for example because housekeeping removed it or a backup was restored without it.
   */
  async send(
    response: Response,
    { file, name }: Pick<PrivateFile, 'file' | 'name'>,
    missing: Reason,
    onOpen: () => Promise<void>,
  ): Promise<void> {
    const found = await this.files.open(file);
    if (!found) throw new NotFound(missing);
    try {
      await onOpen();
      const type = Object.keys(this.extensions).find(
        (one) => this.extensions[one] === extname(file),
      )!;
      // Set after the name, because `attachment` sets a type as well.
      response
        .attachment(name)
        .set({ 'Content-Type': type, 'Content-Length': String(found.bytes) });
      // A client that disconnects is not an error.
      await pipeline(found.body, response).catch(() => void response.destroy());
    } finally {
      found.body.destroy();
    }
  }
}

const NAME_LENGTH = 120;
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns the file name of a download without path and invisible characters, and with the extension of its content. */
function cleanName(name: string, extension: string, untitled: string): string {
  const plain = name.replace(/^.*[/\\]/, '').replace(UNSEEN, '');
  const end = extname(plain);
  const base = end.toLowerCase() === extension ? plain.slice(0, -end.length) : plain;
  return `${base.trim().slice(0, NAME_LENGTH) || untitled}${extension}`;
}
