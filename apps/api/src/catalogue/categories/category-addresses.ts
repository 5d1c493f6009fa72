import { reason } from '@shishir/contract/reasons';
import { type EntityManager, In } from 'typeorm';
import { type FieldProblems, InvalidInput } from '../../platform/http/api-error';
import type { Change, UpdateOptions } from '../../platform/records/change';
import { CategoryAliasEntity, CategoryEntity } from './category.entity';

/** Addresses of a category: its slug, and other spellings that lead to it. */
export interface Addresses {
  slug: string;
  aliases: string[];
}

export const pathOf = (slug: string) => `/products/${slug}`;

/** Returns the other spellings without duplicates and without the slug itself. */
export const otherThan = (slug: string, aliases: string[]) =>
  [...new Set(aliases)].filter((alias) => alias !== slug);

/** Returns the addresses of a category after an update; a former slug stays as an alias. */
export function addressesAfter(
  before: CategoryEntity,
  given: { slug?: string | undefined; aliases?: string[] | undefined },
): Addresses {
  const slug = given.slug ?? before.slug;
  const formerSlugs = slug === before.slug ? [] : [before.slug];
  const aliases = given.aliases ?? aliasesOf(before);
  return { slug, aliases: otherThan(slug, [...aliases, ...formerSlugs]) };
}

const aliasesOf = ({ aliases }: CategoryEntity) => aliases.map(({ alias }) => alias);

/** Writes columns and addresses of a loaded category, unless another category has one of the addresses. */
export async function updateCategory(
  change: Change<CategoryEntity>,
  before: CategoryEntity,
  given: Partial<CategoryEntity>,
  { slug, aliases }: Addresses,
  options: UpdateOptions = {},
): Promise<void> {
  const { manager } = change;
  const columns = { ...given, slug, path: pathOf(slug) };
  const known = aliasesOf(before);
  const changes = change.changesBetween(
    { ...before, aliases: [...known].sort() },
    { ...before, ...columns, aliases: [...aliases].sort() },
  );
  if (changes.length === 0) return;
  await rejectTaken(manager, before.id, { slug, aliases });
  await setAliases(manager, before.id, known, aliases);
  await change.update(before, columns, { ...options, changes });
}

/**
 * Rejects slugs and aliases of other categories, including those in the trash, since they may be restored. The caller
 * holds the lock of the revision, so no other write takes one in between.
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
  const fields: FieldProblems = {};
  for (const owner of owners.filter(({ id }) => id !== categoryId)) {
    const taken = new Set([owner.slug, ...owner.aliases.map(({ alias }) => alias)]);
    const isTaken = (address: string) =>
      reason(owner.deleted_at ? 'category_address_in_trash' : 'category_address_taken', {
        address,
        category: owner.title,
      });
    if (taken.has(slug)) fields['path'] = isTaken(`/products/${slug}`);
    const alias = aliases.find((word) => taken.has(word));
    if (alias) fields['aliases'] = isTaken(alias);
  }
  if (Object.keys(fields).length > 0) throw new InvalidInput(fields);
}

/** Replaces the aliases of a category. */
export async function setAliases(
  manager: EntityManager,
  category_id: number,
  before: string[],
  after: string[],
): Promise<void> {
  const removed = before.filter((alias) => !after.includes(alias));
  const added = after.filter((alias) => !before.includes(alias));
  if (removed.length > 0)
    await manager.delete(CategoryAliasEntity, { alias: In(removed), category_id });
  if (added.length > 0) {
    await manager.insert(
      CategoryAliasEntity,
      added.map((alias) => ({ alias, category_id })),
    );
  }
}
