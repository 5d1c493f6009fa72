import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { CV_FILE } from '@shishir/contract/rules';
import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Repository } from 'typeorm';
import { Env } from '../config/env';
import { documentType } from '../http/document-type';
import type { IncomingFile } from '../http/uploads';
import { ContactMessageEntity } from './contact-message.entity';

/** The folder of the CVs. It is not below `/storage/`: only staff get them, through the API. */
export const cvDir = (env: Pick<Env, 'DATA_DIR'>) => join(env.DATA_DIR, 'applications');

const [PDF, DOC, DOCX] = CV_FILE.types;
const EXTENSIONS: Record<string, string> = { [PDF]: '.pdf', [DOC]: '.doc', [DOCX]: '.docx' };

/** What an application stores of its file. */
export type CvColumns = Pick<ContactMessageEntity, 'cv_file' | 'cv_name' | 'cv_bytes'>;

/** Stores the files of applications, file first and row second. */
@Injectable()
export class CvFiles {
  private readonly dir: string;
  private readonly log = new Logger('Applications');

  constructor(
    env: Env,
    @InjectRepository(ContactMessageEntity)
    private readonly messages: Repository<ContactMessageEntity>,
  ) {
    this.dir = cvDir(env);
  }

  /**
   * Stores a file, then runs `work` with the columns that name it. Afterwards a file that no row names is removed:
   * where `work` failed, and where a repeated request got the response of the first.
   */
  async withCv<T>(
    { path, name }: IncomingFile,
    work: (columns: CvColumns) => Promise<T>,
  ): Promise<T> {
    const extension = EXTENSIONS[(await documentType(path))!]!;
    const cv_file = `${randomBytes(16).toString('hex')}${extension}`;
    const { size } = await stat(path);
    await this.moveIn(path, cv_file);
    try {
      return await work({ cv_file, cv_name: cleanName(name, extension), cv_bytes: size });
    } finally {
      await this.removeWithoutRow(cv_file);
    }
  }

  /** Where a stored file lies, and its media type. */
  locate(cv_file: string): { path: string; type: string } {
    const extension = extname(cv_file);
    const type = CV_FILE.types.find((one) => EXTENSIONS[one] === extension)!;
    return { path: join(this.dir, cv_file), type };
  }

  /** Uploads wait in another folder of DATA_DIR: the file appears at once and whole, and survives a power cut. */
  private async moveIn(path: string, cv_file: string): Promise<void> {
    const file = await open(path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
    await mkdir(this.dir, { recursive: true });
    await rename(path, join(this.dir, cv_file));
  }

  /** After an error here housekeeping removes the file. */
  private async removeWithoutRow(cv_file: string): Promise<void> {
    try {
      const isNamed = await this.messages.exists({ where: { cv_file }, withDeleted: true });
      if (!isNamed) await rm(join(this.dir, cv_file), { force: true });
    } catch (error) {
      this.log.error(error);
    }
  }
}

const NAME_LENGTH = 120;
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu;

/** The name of a download: without path and characters that nobody sees, and with the extension of the content. */
function cleanName(name: string, extension: string): string {
  const plain = name.replace(/^.*[/\\]/, '').replace(UNSEEN, '');
  const end = extname(plain);
  const base = end.toLowerCase() === extension ? plain.slice(0, -end.length) : plain;
  return `${base.trim().slice(0, NAME_LENGTH) || 'cv'}${extension}`;
}
