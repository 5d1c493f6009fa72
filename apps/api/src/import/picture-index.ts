import { type EntityManager, In } from 'typeorm';
import { MediaAliasEntity } from '../media/media-alias.entity';
import { MediaEntity } from '../media/media.entity';

/** A picture's address on this site, as `/products.json` gives it: its key is all but the file. */
const STORED = /^(?:\/storage\/)?(.+)\/\d+\.(?:avif|webp)$/;

/** The ids of the stored pictures that addresses stand for, old ones and our own; unknown ones are not in it. */
export async function loadPictureIds(
  manager: EntityManager,
  paths: string[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  const keys = new Map<string, string>();
  for (const path of paths) {
    const key = STORED.exec(path)?.[1];
    if (key) keys.set(path, key);
  }
  if (keys.size > 0) {
    const rows = await manager.findBy(MediaEntity, { key: In([...new Set(keys.values())]) });
    const idOfKey = new Map(rows.map((row) => [row.key, row.id]));
    for (const [path, key] of keys) {
      const id = idOfKey.get(key);
      if (id !== undefined) ids.set(path, id);
    }
  }
  const aliases =
    paths.length > 0 ? await manager.findBy(MediaAliasEntity, { path: In(paths) }) : [];
  for (const { path, media_id } of aliases) ids.set(path, media_id);
  return ids;
}
