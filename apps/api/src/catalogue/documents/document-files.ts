import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { DOCUMENT_FILE } from '@shishir/contract/rules';
import { EntityManager } from 'typeorm';
import { Env } from '../../platform/config/env';
import type { IncomingFile } from '../../platform/http/uploads';
import { PrivateFiles } from '../../platform/media/private-files';
import { storeOf } from '../../platform/media/store/store-of';
import { DocumentEntity } from './document.entity';

/** The folder of the documents, in DATA_DIR or in the bucket. */
export const DOCUMENTS = 'documents';

const [PDF] = DOCUMENT_FILE.types;

/** What a document stores of its file, which never changes. */
export type FileColumns = Pick<DocumentEntity, 'file' | 'file_name' | 'bytes'>;

/** Stores the files of documents, file first and row second. Visitors get those of public documents. */
@Injectable()
export class DocumentFiles extends PrivateFiles {
  private readonly log = new Logger('Documents');

  constructor(
    env: Env,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {
    super(storeOf(env, DOCUMENTS), { [PDF]: '.pdf' });
  }

  /** Stores a file, then runs `work` with the columns that name it. Where it fails the file is removed. */
  async withFile<T>(
    incoming: IncomingFile,
    work: (columns: FileColumns) => Promise<T>,
  ): Promise<T> {
    const { file, name: file_name, bytes } = await this.store(incoming, 'document');
    try {
      return await work({ file, file_name, bytes });
    } catch (error) {
      await this.removeWithoutRow(file);
      throw error;
    }
  }

  /** After an error here housekeeping removes the file. */
  async removeWithoutRow(file: string): Promise<void> {
    try {
      const isNamed = await this.manager.exists(DocumentEntity, {
        where: { file },
        withDeleted: true,
      });
      if (!isNamed) await this.remove(file);
    } catch (error) {
      this.log.error(error);
    }
  }
}

/** The files that documents name, those in the trash too. */
export async function namedDocumentFiles(manager: EntityManager): Promise<Set<string>> {
  const rows = await manager.find(DocumentEntity, { select: { file: true }, withDeleted: true });
  return new Set(rows.map(({ file }) => file));
}
