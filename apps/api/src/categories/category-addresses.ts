import { type EntityManager, In } from 'typeorm';
import { InvalidInput } from '../http/api-error';
import { CategoryAliasEntity, CategoryEntity } from './category.entity';

/** What a category is to be found by: its slug, and other spellings that lead to it. */
export interface Addresses {
  slug: string;
  aliases: string[];
}

/**
 * Rejects slugs and aliases that another category has. The trash counts, since a category may be restored. The
 * caller holds the lock of the revision, so no other write takes one in between.
 */
export async function rejectTaken(
  manager: EntityManager,
  categoryId: number | null,
  { slug, aliases }: Addresses,
): Promise<void> {
  const wanted = In([slug, ...aliases]);
  const owners = await manager.find(CategoryEntity, {
    where: [{ slug: wanted }, { aliases: { alias: wanted } }],
    relations: { aliases: true },
    withDeleted: true,
  });
  const fields: Record<string, string> = {};
  for (const owner of owners.filter(({ id }) => id !== categoryId)) {
    const taken = new Set([owner.slug, ...owner.aliases.map(({ alias }) => alias)]);
    const whose = `is used by the category ‘${owner.title}’${owner.deleted_at ? ', which is in the trash' : ''}.`;
    if (taken.has(slug)) fields['path'] = `/products/${slug} ${whose}`;
    const alias = aliases.find((word) => taken.has(word));
    if (alias) fields['aliases'] = `${alias} ${whose}`;
  }
  if (Object.keys(fields).length > 0) throw new InvalidInput(fields);
}

/** Makes the aliases of a category these and no others. */
export async function setAliases(
  manager: EntityManager,
  category_id: number,
  before: string[],
  after: string[],
): Promise<void> {
  const gone = before.filter((alias) => !after.includes(alias));
  const added = after.filter((alias) => !before.includes(alias));
  if (gone.length > 0) await manager.delete(CategoryAliasEntity, { alias: In(gone), category_id });
  if (added.length > 0) {
    await manager.insert(
      CategoryAliasEntity,
      added.map((alias) => ({ alias, category_id })),
    );
  }
}
