import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { DataSource, IsNull, Not } from 'typeorm';
import { Env } from '../../platform/config/env';
import { ContactMessageEntity } from '../../sales/contact-message/contact-message.entity';
import { SENT_FILES } from '../../platform/media/private-files';
import { QuotationRevisionEntity } from '../../sales/quotations/quotation.entity';
import { namedPhotos } from '../../sales/visit-reports/visit-photos';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { SettingEntity } from '../../platform/database/setting.entity';
import { DOCUMENTS, namedDocumentFiles } from '../../catalogue/documents/document-files';
import { MediaEntity } from '../../platform/media/media.entity';
import { MediaService } from '../../platform/media/media.service';
import { PICTURES } from '../../platform/media/storage';
import type { FileStore } from '../../platform/media/store/file-store';
import { storeOf } from '../../platform/media/store/store-of';
import { UserEntity } from '../../staff/users/user.entity';
import { DRAWINGS, namedDrawingFiles } from '../../content/vrf-project/drawing-files';

/** Longer than the time between the files of an upload and its row. */
const GRACE_MS = 60 * 60_000;
/** A drawing is uploaded while its project is being edited, and the form may stay open for a long time. */
const DRAWING_GRACE_MS = 24 * 60 * 60_000;

/** Removes leftovers of a crash between writing files and rows. Each method returns the number of removals. */
@Injectable()
export class StorageSweep {
  private readonly log = new Logger('Storage');
  private readonly pictures: FileStore;
  private readonly cvs: FileStore;
  private readonly drawings: FileStore;
  private readonly documents: FileStore;
  private readonly keepVersionsMs: number;

  constructor(
    env: Env,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly media: MediaService,
  ) {
    this.pictures = storeOf(env, PICTURES);
    this.cvs = storeOf(env, SENT_FILES);
    this.drawings = storeOf(env, DRAWINGS);
    this.documents = storeOf(env, DOCUMENTS);
    this.keepVersionsMs = env.KEEP_VERSIONS_DAYS * 24 * 60 * 60_000;
  }

  /**
   * Removes portraits whose account has another portrait or was deleted. Other kinds are left alone: a picture of the
   * catalogue may be kept unused for later, a portrait may not.
   */
  async discardPortraits(): Promise<number> {
    const found = await this.dataSource
      .getRepository(MediaEntity)
      .createQueryBuilder('media')
      .leftJoin(UserEntity, 'account', 'account.image_id = media.id')
      .where("media.kind = 'avatar' AND account.id IS NULL")
      .andWhere('media.created_at < :before', { before: new Date(Date.now() - GRACE_MS) })
      .getMany();
    for (const { id } of found) await this.media.discard(id);
    return found.length;
  }

  /** Removes pictures that only former versions use, once these are too old to be restored. */
  discardReleased(): Promise<number> {
    return this.media.discardReleased(this.versionsSince());
  }

  /** Removes files and folders of pictures that no row names, and interrupted uploads. */
  async removeStrayFiles(): Promise<number> {
    if (!(await this.isOwn(this.pictures, 'pictures'))) return 0;
    const rows = await this.dataSource.getRepository(MediaEntity).find({ select: { key: true } });
    return sweep(this.pictures, new Set(rows.map(({ key }) => key)));
  }

  /**
   * Removes CVs, photos and purchase orders that no row names: those of deleted rows, such as the photos of visit reports,
   * and leftovers of a crash before the row was written.
   */
  async removeStrayCvs(): Promise<number> {
    if (!(await this.isOwn(this.cvs, 'CVs'))) return 0;
    const rows = await this.dataSource.getRepository(ContactMessageEntity).find({
      select: { cv_file: true, photos: true },
      where: [{ cv_file: Not(IsNull()) }, { photos: Not(IsNull()) }],
      withDeleted: true,
    });
    const accepted = await this.dataSource.getRepository(QuotationRevisionEntity).find({
      select: { order_file: true },
      where: { order_file: Not(IsNull()) },
    });
    const named = [
      ...rows.flatMap(({ cv_file, photos }) => [
        ...(cv_file ? [cv_file] : []),
        ...(photos ?? []).map(({ file }) => file),
      ]),
      ...accepted.map(({ order_file }) => order_file!),
      ...(await namedPhotos(this.dataSource.manager)),
    ];
    return sweep(this.cvs, new Set(named));
  }

  /**
   * Removes drawings that neither a project nor any of its kept versions names: replaced ones, and those of forms that
   * were never saved.
   */
  async removeStrayDrawings(): Promise<number> {
    if (!(await this.isOwn(this.drawings, 'drawings'))) return 0;
    const named = await namedDrawingFiles(this.dataSource.manager, this.versionsSince());
    return sweep(this.drawings, named, DRAWING_GRACE_MS);
  }

  /** Removes document files that no row names: those of purged products and categories. */
  async removeStrayDocuments(): Promise<number> {
    if (!(await this.isOwn(this.documents, 'documents'))) return 0;
    return sweep(this.documents, await namedDocumentFiles(this.dataSource.manager));
  }

  /** Returns the date before which former versions are no longer kept. */
  private versionsSince(): Date {
    return new Date(Date.now() - this.keepVersionsMs);
  }

  private async isOwn(store: FileStore, files: string): Promise<boolean> {
    if (await isStorageOf(this.dataSource, store)) return true;
    this.log.warn(
      `The stored ${files} are those of another database: none is removed. ` +
        `If that is wrong, delete the file ${MARK} in their folder.`,
    );
    return false;
  }
}

/**
 * Removes everything in a store that belongs to none of the keys, and returns the number. A removed folder counts once.
 */
async function sweep(store: FileStore, keys: Set<string>, graceMs = GRACE_MS): Promise<number> {
  const parents = parentFolders(keys);
  /** Time of change of the newest file, by stray path. */
  const strays = new Map<string, number>();
  for await (const { path, modified, isFolder } of store.list()) {
    const stray = strayAt(path, isFolder, keys, parents);
    if (stray === null) continue;
    strays.set(stray, Math.max(strays.get(stray) ?? 0, modified.getTime()));
  }
  let removed = 0;
  for (const [stray, touched] of strays) {
    if (touched >= Date.now() - graceMs) continue;
    await store.remove(stray);
    removed++;
  }
  return removed;
}

/** Returns the file, or the topmost folder without any key, that contains a path; null if the path belongs to a key. */
function strayAt(
  path: string,
  isFolder: boolean,
  keys: Set<string>,
  parents: Set<string>,
): string | null {
  if (path === MARK) return null;
  const names = path.split('/');
  let folder = '';
  for (const [depth, name] of names.entries()) {
    folder += depth > 0 ? `/${name}` : name;
    if (keys.has(folder)) return null;
    const isLast = depth === names.length - 1;
    // Keeps the folder of a kind even if it is empty: an upload may be about to be moved into it.
    const isKind = depth === 0 && !name.startsWith('.') && (!isLast || isFolder);
    if (!isKind && !parents.has(folder)) return folder;
  }
  return null;
}

/** Returns the parent folders of the keys, such as `products` and `products/indoor` for `products/indoor/x`. */
function parentFolders(keys: Set<string>): Set<string> {
  const parents = new Set<string>();
  for (const key of keys) {
    for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
      parents.add(key.slice(0, end));
    }
  }
  return parents;
}

/** The file in a store that names the database its files belong to. */
export const MARK = '.database';
const ID = 'storage-mark';

/** True if the files of a store belong to this database. Claims a store without a mark for this database. */
export async function isStorageOf(dataSource: DataSource, store: FileStore): Promise<boolean> {
  const own = await markOf(dataSource);
  // If two instances run this, one writes the mark and both read it.
  await store.putNew(MARK, Buffer.from(own));
  return (await store.read(MARK))?.toString().trim() === own;
}

async function markOf(dataSource: DataSource): Promise<string> {
  const settings = dataSource.getRepository(SettingEntity);
  if (!(await settings.existsBy({ id: ID }))) {
    const value = JSON.stringify(randomBytes(16).toString('hex'));
    await settings.insert({ id: ID, value }).catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
    });
  }
  const { value } = await settings.findOneByOrFail({ id: ID });
  return JSON.parse(value) as string;
}
