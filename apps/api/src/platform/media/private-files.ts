import type { Response } from 'express';
import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { NotFound } from '../http/api-error';
import { documentType } from '../http/document-type';
import type { IncomingFile } from '../http/uploads';
import type { FileStore } from './store/file-store';

/** A stored file: its name in the store, what people call it, and its size. */
export interface PrivateFile {
  file: string;
  name: string;
  bytes: number;
}

/** Uploaded files in a store of their own. It is not below `/storage/`: only staff get them, through the API. */
export class PrivateFiles {
  constructor(
    private readonly files: FileStore,
    /** The extension of each media type. */
    private readonly extensions: Record<string, string>,
  ) {}

  /** Stores a file whose type was checked. `untitled` is its name where the sender gave none. */
  async store({ path, name }: IncomingFile, untitled: string): Promise<PrivateFile> {
    const extension = this.extensions[(await documentType(path))!]!;
    const file = `${randomBytes(16).toString('hex')}${extension}`;
    const { size } = await stat(path);
    await this.files.putFile(file, path);
    return { file, name: cleanName(name, extension, untitled), bytes: size };
  }

  /** The size of a stored file; null where it is not there. */
  async sizeOf(file: string): Promise<number | null> {
    const found = await this.files.open(file);
    found?.body.destroy();
    return found?.bytes ?? null;
  }

  async remove(file: string): Promise<void> {
    await this.files.remove(file);
  }

  /**
   * Sends a file as a download, after `onOpen`, such as the line of the audit log. Throws NotFound where housekeeping
   * has removed the file in between, or a backup came back without it.
   */
  async send(
    response: Response,
    { file, name }: Pick<PrivateFile, 'file' | 'name'>,
    missing: string,
    onOpen: () => Promise<void>,
  ): Promise<void> {
    const found = await this.files.open(file);
    if (!found) throw new NotFound(missing);
    try {
      await onOpen();
      const type = Object.keys(this.extensions).find(
        (one) => this.extensions[one] === extname(file),
      )!;
      // The type after the name: `attachment` sets one of its own.
      response
        .attachment(name)
        .set({ 'Content-Type': type, 'Content-Length': String(found.bytes) });
      // A client that goes away in the middle has broken nothing.
      await pipeline(found.body, response).catch(() => void response.destroy());
    } finally {
      found.body.destroy();
    }
  }
}

const NAME_LENGTH = 120;
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** The name of a download: without path and characters that nobody sees, and with the extension of the content. */
function cleanName(name: string, extension: string, untitled: string): string {
  const plain = name.replace(/^.*[/\\]/, '').replace(UNSEEN, '');
  const end = extname(plain);
  const base = end.toLowerCase() === extension ? plain.slice(0, -end.length) : plain;
  return `${base.trim().slice(0, NAME_LENGTH) || untitled}${extension}`;
}
