import type { LocaleQuery } from '@shishir/contract';
import type { EntityManager } from 'typeorm';
import { pictureIn } from '../../platform/media/picture.mapper';
import { Texts } from '../../platform/translations/texts';
import type { CatalogueRow } from './product-row';

/** The columns that have texts in other languages. */
type TextRow = Pick<
  CatalogueRow,
  'id' | 'title' | 'category' | 'category_id' | 'images' | 'untranslated'
> &
  Partial<Pick<CatalogueRow, 'successor_id'>>;

/** Returns the texts of products, their categories, pictures and successors in the language. */
export const textsOf = (manager: EntityManager, rows: TextRow[], language: LocaleQuery) =>
  Texts.load(manager, language, {
    product: rows.flatMap(({ id, successor_id }) => [id, ...(successor_id ? [successor_id] : [])]),
    category: rows.map(({ category_id }) => category_id),
    media: rows.flatMap(({ images }) => images.flatMap((image) => image?.id ?? [])),
  });

/** Returns a product in the language. The title of its category is the field `category`. */
export function translated<R extends TextRow>(row: R, texts: Texts): R {
  if (texts === Texts.english) return row;
  const { untranslated = [], ...product } = texts.of('product', row.id, row);
  const category = texts.get('category', row.category_id, 'title');
  return {
    ...product,
    category: category ?? row.category,
    images: row.images.map((image) => image && pictureIn(texts, image, row.title, product.title)),
    untranslated: category === undefined ? [...untranslated, 'category'] : untranslated,
  } as unknown as R;
}
