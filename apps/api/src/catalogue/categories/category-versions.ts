import { UpdateCategory } from '@shishir/contract';
import { plain } from '../../platform/records/audit';
import { VersionedRecord } from '../../platform/records/versioned';
import { addressesAfter, rejectTaken, updateCategory } from './category-addresses';
import { categoryRecord } from './category.entity';

const slugIn = (path: unknown) => (typeof path === 'string' ? path.split('/').at(-1) : undefined);

/** Path and other spellings are restored only if no other category has taken them. */
export const categoryVersions = new VersionedRecord(categoryRecord, {
  schema: UpdateCategory,
  pictures: ['image_id'],
  valuesOf: (row) => ({
    ...Object.fromEntries(categoryRecord.audited.map((field) => [field, plain(row[field])])),
    aliases: row.aliases.map(({ alias }) => alias).sort(),
  }),
  check(manager, before, { path, aliases }) {
    const wanted = { slug: slugIn(path), aliases: aliases as string[] | undefined };
    return rejectTaken(manager, before.id, addressesAfter(before, wanted));
  },
  async write(change, before, { path, aliases, ...columns }, options) {
    const wanted = { slug: slugIn(path), aliases: aliases as string[] | undefined };
    await updateCategory(change, before, columns, addressesAfter(before, wanted), options);
  },
});
