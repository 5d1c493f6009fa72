import type { DemoPicture, DemoPictureMap } from '@shishir/demo';
import { join } from 'node:path';
import { type EntityManager, type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import { MediaAliasEntity } from '../../../platform/media/media-alias.entity';
import { MediaEntity } from '../../../platform/media/media.entity';
import { PICTURES } from '../../../platform/media/storage';
import { type StorageSettings, storeOf } from '../../../platform/media/store/store-of';
import { recordRows } from './demo-record';
import type { DemoKind, DemoLibrary, PictureIds } from './seed';

export const pictureKind: DemoKind<MediaEntity> = {
  entity: MediaEntity,
  name: 'picture',
  labels: ['picture', 'pictures'],
  nameOf: ({ key }) => key,
  content: [],
};

/** Copies the files of pictures that are not stored yet, and returns the values for their rows. */
export async function copyMissing(
  manager: EntityManager,
  demo: DemoLibrary,
  env: StorageSettings,
  keys: string[],
): Promise<DemoPicture[]> {
  const known = await pictureIds(manager, keys);
  const pictures = await demo.readDemo<DemoPicture[]>('media.json');
  const missing = pictures.filter(({ key }) => keys.includes(key) && !known.has(key));
  for (const { key } of missing) {
    await storeOf(env, PICTURES).putFolder(key, join(demo.DEMO_MEDIA_DIR, key));
  }
  return missing;
}

export async function insertPictures(
  manager: EntityManager,
  pictures: DemoPicture[],
): Promise<void> {
  const rows = pictures.map((picture) =>
    manager.create(MediaEntity, { ...picture, mime: 'image/webp' }),
  );
  await manager.save(rows);
  await recordRows(
    manager,
    pictureKind,
    rows.map(({ id }) => id),
  );
}

export async function pictureIds(manager: EntityManager, keys: string[]): Promise<PictureIds> {
  const rows = await manager.findBy(MediaEntity, { key: In(keys) });
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Returns the key of the picture that replaces an old address. */
export type KeyOf = (path: string) => string | undefined;

export function pictureKeys(map: DemoPictureMap): KeyOf {
  const rules = Object.entries(map).map(([pattern, key]) => {
    const [before = '', after = ''] = pattern.split('*');
    return { before, after, key };
  });
  return (path) => {
    const rule = rules.find(({ before, after }) => path.startsWith(before) && path.endsWith(after));
    if (!rule) return undefined;
    const middle = path.slice(rule.before.length, path.length - rule.after.length);
    return rule.key.replace('*', middle);
  };
}

/** Records the old addresses of pictures, so that rows and links of the old site find them. */
export async function addAliases(
  manager: EntityManager,
  paths: string[],
  keyOf: KeyOf,
  pictures: PictureIds,
): Promise<void> {
  const known = await manager.findBy(MediaAliasEntity, { path: In(paths) });
  const added = new Set(paths);
  for (const { path } of known) added.delete(path);
  const rows = [...added].flatMap((path) => {
    const media_id = pictures.get(keyOf(path) ?? '');
    return media_id === undefined ? [] : [manager.create(MediaAliasEntity, { path, media_id })];
  });
  await manager.save(rows);
}

/** Adds a picture to base data without changing version and time of change, as this is no edit by staff. */
export async function givePicture<Row extends { id: number; image_id: number | null }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
  image_id: number,
): Promise<void> {
  const { tableName } = manager.connection.getMetadata(entity);
  const keepUpdatedAt = manager.connection.getMetadata(entity).updateDateColumn
    ? ', updated_at = updated_at'
    : '';
  for (const { id } of await manager.findBy(entity, where)) {
    await manager.query(`UPDATE ${tableName} SET image_id = ?${keepUpdatedAt} WHERE id = ?`, [
      image_id,
      id,
    ]);
  }
}
