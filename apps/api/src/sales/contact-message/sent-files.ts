import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CV_FILE, PHOTO_FILE } from '@shishir/contract/rules';
import { join } from 'node:path';
import { Repository } from 'typeorm';
import { Env } from '../../platform/config/env';
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

/** Columns about the file of an application or a service request. */
export type FileColumns = Pick<ContactMessageEntity, 'cv_file' | 'cv_name' | 'cv_bytes'>;

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
