import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ImageField } from '@shishir/contract';
import { rename, rm } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { insertRows } from '../../platform/database/typeorm-patches/insert-rows';
import { Env } from '../../platform/config/env';
import { InvalidInput } from '../../platform/http/api-error';
import { requireSpace } from '../../platform/http/disk-space';
import type { Principal } from '../../platform/http/principal';
import type { IncomingFile } from '../../platform/http/uploads';
import { MediaService } from '../../platform/media/media.service';
import { toImagePath } from '../../platform/media/picture.mapper';
import { ImportError } from '../import/import-error';
import { ProductEntity } from '../products/product.entity';
import {
  type ArchivedPicture,
  openArchive,
  type PictureArchive,
  type PictureRow,
  rowsOfPictures,
} from './picture-archive';
import { PreviewImportService } from './preview-import.service';
import { ProductImportLineEntity } from './product-import-line.entity';
import { ProductImportEntity } from './product-import.entity';

/** Names listed in a message. */
const NAMED = 10;

/** Stores the pictures of a ZIP file, and previews them as the pictures of the products whose models they name. */
@Injectable()
export class ImportPicturesService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly env: Env,
    private readonly media: MediaService,
    private readonly previews: PreviewImportService,
  ) {}

  /**
   * Returns the id of the import, and the work that then goes on. Throws an ImportError if the archive has no pictures
   * or exceeds a limit.
   */
  async start(
    incoming: IncomingFile,
    name: string,
    { user }: Principal,
  ): Promise<{ id: number; work: Promise<void> }> {
    // The incoming file is removed with the response.
    const path = `${incoming.path}.zip`;
    await rename(incoming.path, path);
    let archive: PictureArchive | undefined;
    const close = async () => {
      archive?.close();
      await rm(path, { force: true });
    };
    try {
      archive = await openArchive(path);
      const { rows, left } = await this.rowsOf(archive);
      const total = rows.reduce((sum, { pictures }) => sum + Object.keys(pictures).length, 0);
      const { manager } = this.dataSource;
      const { id } = await manager.save(
        manager.create(ProductImportEntity, {
          ...{ file_name: name, format: 'zip', status: 'checking', created_by: user.name },
          ...{ mapping: { leave_out: 'new' }, sheets: [''], applied_at: new Date() },
          row_count: total,
        }),
      );
      return { id, work: this.store(id, rows, left, user.id).finally(close) };
    } catch (error) {
      await close();
      throw error;
    }
  }

  private async rowsOf(archive: PictureArchive) {
    if (archive.pictures.length === 0) {
      throw new ImportError('This archive has no pictures (JPEG, PNG, WebP or AVIF).');
    }
    const products = await this.dataSource.manager.find(ProductEntity, {
      select: { id: true, model: true },
    });
    return rowsOfPictures(archive.pictures, products);
  }

  private async store(id: number, rows: PictureRow[], left: string[], user: number): Promise<void> {
    const { manager } = this.dataSource;
    const unreadable: string[] = [];
    let done = 0;
    try {
      for (const [index, { key, pictures }] of rows.entries()) {
        const entry: Record<string, unknown> = { ...key };
        for (const [field, picture] of Object.entries(pictures)) {
          await requireSpace(this.env);
          const stored = await this.storeOne(picture, user);
          if (stored) entry[field as ImageField] = stored;
          else unreadable.push(picture.name);
          await manager.update(
            ProductImportEntity,
            { id, status: 'checking' },
            { done_count: ++done, applied_at: new Date() },
          );
        }
        const line = { import_id: id, sheet: 1, place: index + 1, cells: [entry] };
        await insertRows(manager, ProductImportLineEntity, [line as ProductImportLineEntity]);
      }
    } finally {
      const open = { status: 'mapping' as const, applied_at: null };
      await manager.update(ProductImportEntity, { id, status: 'checking' }, open);
    }
    await this.previews.preview(id, {});
    const problem = leftOut(left, unreadable);
    if (problem) await manager.update(ProductImportEntity, { id }, { problem });
  }

  /** Returns the address of the stored picture, or null if the file is not a picture. */
  private async storeOne(picture: ArchivedPicture, createdBy: number) {
    const upload = await picture.read().catch(() => null);
    if (!upload) return null;
    const alt = picture.name.replace(/\.\w+$/, '');
    const shown = { field: 'file', kind: 'product', shape: 'free', alt } as const;
    try {
      return toImagePath(await this.media.storeUnused({ upload, ...shown, createdBy }));
    } catch (error) {
      if (error instanceof InvalidInput) return null;
      throw error;
    }
  }
}

function leftOut(withoutPlace: string[], unreadable: string[]): string | null {
  const sentences = [
    ...(withoutPlace.length > 0
      ? [`Left out, because a product has three pictures: ${named(withoutPlace)}.`]
      : []),
    ...(unreadable.length > 0 ? [`Could not be read: ${named(unreadable)}.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ').slice(0, 500) : null;
}

const named = (names: string[]) =>
  names.slice(0, NAMED).join(', ') +
  (names.length > NAMED ? ` and ${names.length - NAMED} more` : '');
