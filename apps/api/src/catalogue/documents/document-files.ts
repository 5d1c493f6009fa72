import { Injectable, Logger } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { DOCUMENT_FILE } from '@shishir/contract/rules';
import { EntityManager } from 'typeorm';
import { Env } from '../../platform/config/env';
import type { IncomingFile } from '../../platform/http/uploads';
import { PrivateFiles } from '../../platform/media/private-files';
import { storeOf } from '../../platform/media/store/store-of';
import { DocumentEntity } from './document.entity';

/** Folder of the documents, in DATA_DIR or in the bucket. */
export const DOCUMENTS = 'documents';

const [PDF] = DOCUMENT_FILE.types;

/** Columns about the file, which never changes. */
export type FileColumns = Pick<DocumentEntity, 'file' | 'file_name' | 'bytes'>;

/** Stores the files of documents, each before its row. Visitors get those of public documents. */
@Injectable()
export class DocumentFiles extends PrivateFiles {
  private readonly log = new Logger('Documents');

  constructor(
    env: Env,
    @InjectEntityManager() private readonly manager: EntityManager,
  ) {
    super(storeOf(env, DOCUMENTS), { [PDF]: '.pdf' });
  }

  /** Stores a file, then runs `work` with its columns. If `work` fails, the file is removed. */
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

  /** Removes a file that no row refers to. After an error, housekeeping removes it later. */
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

/** Returns the files that documents refer to, including those in the trash. */
export async function namedDocumentFiles(manager: EntityManager): Promise<Set<string>> {
  const rows = await manager.find(DocumentEntity, { select: { file: true }, withDeleted: true });
  return new Set(rows.map(({ file }) => file));
}
