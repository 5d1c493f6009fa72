import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { reason } from '@shishir/contract/reasons';
import { CV_FILE, PHOTO_FILE } from '@shishir/contract/rules';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Repository } from 'typeorm';
import { Env } from '../../platform/config/env';
import { InvalidInput } from '../../platform/http/api-error';
import type { IncomingFile } from '../../platform/http/uploads';
import { type PrivateFile, PrivateFiles, SENT_FILES } from '../../platform/media/private-files';
import { storeOf } from '../../platform/media/store/store-of';
import { ContactMessageEntity } from './contact-message.entity';

/** Returns the local folder, which is used without a bucket. */
export const sentFilesDir = (env: Pick<Env, 'DATA_DIR'>) => join(env.DATA_DIR, SENT_FILES);

const [PDF, DOC, DOCX] = CV_FILE.types;
const [JPEG, PNG, WEBP] = PHOTO_FILE.types;
const EXTENSIONS = {
  ...{ [PDF]: '.pdf', [DOC]: '.doc', [DOCX]: '.docx' },
  ...{ [JPEG]: '.jpg', [PNG]: '.png', [WEBP]: '.webp' },
};

/** Columns about the file of an application. */
export type FileColumns = Pick<ContactMessageEntity, 'cv_file' | 'cv_name' | 'cv_bytes'>;
export type PhotoColumns = Pick<ContactMessageEntity, 'photos'>;

/**
 * Stores the CVs of applications, the photos of service requests and the purchase orders of accepted quotations, each
 * before its row.
 */
@Injectable()
export class SentFiles extends PrivateFiles {
  private readonly log = new Logger('Enquiries');

  constructor(
    env: Env,
    @InjectRepository(ContactMessageEntity)
    private readonly contactMessages: Repository<ContactMessageEntity>,
  ) {
    super(storeOf(env, SENT_FILES), EXTENSIONS);
  }

  /**
   * Stores a file, then runs `work` with its columns. Afterwards removes the file if no row refers to it: because
   * `work` failed, or because a repeated request got the response of the first.
   */
  async withFile<T>(
    incoming: IncomingFile,
    untitled: string,
    work: (columns: FileColumns) => Promise<T>,
  ): Promise<T> {
    return this.withNamed(
      incoming,
      untitled,
      ({ file: cv_file, name: cv_name, bytes: cv_bytes }) => work({ cv_file, cv_name, cv_bytes }),
      (cv_file) => this.contactMessages.exists({ where: { cv_file }, withDeleted: true }),
    );
  }

  /**
   * Stores photos without their metadata, then runs `work` with their column. `work` returns the reference of the
   * enquiry; if that is an earlier one with other photos, these are removed. Housekeeping removes them after an error.
   * Throws InvalidInput with the names of files that are no pictures.
   */
  async withPhotos(
    incoming: IncomingFile[],
    work: (columns: PhotoColumns) => Promise<string>,
  ): Promise<string> {
    // Loaded on demand: the picture decoder is large, and most processes never need it.
    const { plainPhoto } = await import('../../platform/media/picture-file.js');
    const plain: { photo: IncomingFile; content: Buffer }[] = [];
    const damaged: string[] = [];
    for (const photo of incoming) {
      const content = await plainPhoto(await readFile(photo.path));
      if (content) plain.push({ photo, content });
      else damaged.push(photo.name);
    }
    if (damaged.length > 0) {
      const problem = reason('photos_damaged', { names: damaged.join(', ') });
      throw new InvalidInput({ photos: problem }, problem);
    }
    const photos: PrivateFile[] = [];
    for (const { photo, content } of plain) {
      photos.push(await this.storeContent(photo, 'photo', content));
    }
    const reference = await work({ photos });
    const row = await this.contactMessages.findOne({ where: { reference }, withDeleted: true });
    const named = new Set(row?.photos?.map(({ file }) => file));
    for (const { file } of photos) if (!named.has(file)) await this.remove(file);
    return reference;
  }

  /** The same for a file of another record: `isNamed` returns whether a row refers to it. */
  async withNamed<T>(
    incoming: IncomingFile,
    untitled: string,
    work: (stored: PrivateFile) => Promise<T>,
    isNamed: (file: string) => Promise<boolean>,
  ): Promise<T> {
    const stored = await this.store(incoming, untitled);
    try {
      return await work(stored);
    } finally {
      await this.removeWithoutRow(stored.file, isNamed);
    }
  }

  /** After an error, housekeeping removes the file later. */
  private async removeWithoutRow(
    file: string,
    isNamed: (file: string) => Promise<boolean>,
  ): Promise<void> {
    try {
      if (!(await isNamed(file))) await this.remove(file);
    } catch (error) {
      this.log.error(error);
    }
  }
}
