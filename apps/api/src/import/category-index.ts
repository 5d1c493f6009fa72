import type { EntityManager } from 'typeorm';
import { CategoryEntity } from '../categories/category.entity';

/** Finds the id of a category by title, slug, alias or id, without regard to case. */
export type CategoryIndex = (key: string) => number | undefined;

/** All categories that are not in the trash, to be asked many times. Null where there are none. */
export async function loadCategoryIndex(manager: EntityManager): Promise<CategoryIndex | null> {
  const categories = await manager.find(CategoryEntity, {
    select: { id: true, slug: true, title: true, aliases: { id: true, alias: true } },
    relations: { aliases: true },
  });
  if (categories.length === 0) return null;
  const ids = new Map<string, number>();
  // Where a word is one category's slug and another's title, the slug decides: the last to be set wins.
  for (const { id } of categories) ids.set(String(id), id);
  for (const { id, title } of categories) ids.set(title.toLowerCase(), id);
  for (const { id, aliases } of categories) {
    for (const { alias } of aliases) ids.set(alias.toLowerCase(), id);
  }
  for (const { id, slug } of categories) ids.set(slug.toLowerCase(), id);
  return (key) => ids.get(key.trim().toLowerCase());
}
