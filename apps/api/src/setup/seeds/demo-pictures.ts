import type {
  DemoPicture,
  DemoPictureMap,
  LegacyIndustry,
  LegacyProductPictures,
} from '@shishir/demo';
import type { EntityManager } from 'typeorm';
import { MediaAliasEntity } from '../media/media-alias.entity';
import { MediaEntity } from '../media/media.entity';

/** The id of each stored picture, by its key. */
export type PictureIds = Map<string, number>;

export async function insertPictures(
  manager: EntityManager,
  pictures: DemoPicture[],
): Promise<PictureIds> {
  const rows = pictures.map((picture) =>
    manager.create(MediaEntity, { ...picture, mime: 'image/webp' }),
  );
  await manager.save(rows);
  return new Map(rows.map((row) => [row.key, row.id]));
}

/** Finds the stored picture of an old address. */
export type PictureFinder = (path: string) => number | undefined;

export function pictureFinder(map: DemoPictureMap, ids: PictureIds): PictureFinder {
  const rules = Object.entries(map).map(([pattern, key]) => {
    const [before = '', after = ''] = pattern.split('*');
    return { before, after, key };
  });
  return (path) => {
    const rule = rules.find(({ before, after }) => path.startsWith(before) && path.endsWith(after));
    if (!rule) return undefined;
    const middle = path.slice(rule.before.length, path.length - rule.after.length);
    return ids.get(rule.key.replace('*', middle));
  };
}

/** Notes the addresses that the pictures had on the old site, so that its rows and links find them. */
export async function insertAliases(
  manager: EntityManager,
  find: PictureFinder,
  products: LegacyProductPictures[],
  industries: LegacyIndustry[],
): Promise<void> {
  const paths = new Set([
    ...products.flatMap(({ image_1, image_2, image_3 }) => [image_1, image_2, image_3]),
    ...industries.map(({ image }) => image),
  ]);
  const rows = [...paths].flatMap((path) => {
    const media_id = find(path);
    return media_id === undefined ? [] : [manager.create(MediaAliasEntity, { path, media_id })];
  });
  await manager.save(rows);
}
