import {
  type Category,
  CATEGORY_COLUMNS,
  type CategoryColumn,
  COMMERCIAL_COLUMNS,
  type Commercial,
} from '@shishir/contract';
import { offered } from './commercial';
import { toImagePath, toPicture } from '../../platform/media/picture.mapper';
import type { CategoryStats } from './category-products';
import type { CategoryEntity } from './category.entity';

export const NO_PRODUCTS: CategoryStats = {
  product_count: 0,
  tr_min: null,
  tr_max: null,
  price_from: null,
};

/** A row in the language of a response; `untranslated` is missing in English. */
export type TranslatedCategory = CategoryEntity & { untranslated?: string[] };

/** Returns a category as everyone may see it. */
export function toPublicCategory(row: TranslatedCategory, stats: CategoryStats): Category {
  return {
    id: row.id,
    slug: row.slug,
    ...toColumns(row),
    image: toImagePath(row.image),
    picture: row.image && toPicture(row.image),
    ...stats,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
    ...(row.untranslated && { untranslated: row.untranslated }),
  };
}

const toColumns = (row: CategoryEntity) =>
  Object.fromEntries(CATEGORY_COLUMNS.map((column) => [column, row[column]])) as Pick<
    Category,
    CategoryColumn
  >;

/** Returns the commercial facts that its products share, as everyone may see them. */
export const toPublicFacts = (
  row: CategoryEntity,
): Required<Pick<Category, 'commercial' | 'brand_warranties'>> => ({
  commercial: offered(toCommercial(row)),
  brand_warranties: row.brand_warranties ?? [],
});

const toCommercial = (row: CategoryEntity) =>
  Object.fromEntries(COMMERCIAL_COLUMNS.map((column) => [column, row[column]])) as Commercial;

/** Returns a category as staff see it; its aliases must be loaded. */
export function toStaffCategory(
  row: CategoryEntity,
  stats: CategoryStats,
  used_by: number,
): Category {
  const aliases = row.aliases.map(({ alias }) => alias).sort();
  const deleted = row.deleted_at && { deleted_at: row.deleted_at.toISOString() };
  return {
    ...toPublicCategory(row, stats),
    commercial: toCommercial(row),
    brand_warranties: row.brand_warranties ?? [],
    aliases,
    used_by,
    ...deleted,
  };
}
